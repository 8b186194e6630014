// The app runs on iOS 15 and later, whatever @available says
// built with: iOS 15

import SwiftUI

final class Player: ObservableObject { @Published var title = "" }

@available(iOS 13.0, *)
struct PlayerView: View {
    @ObservedObject private var player = Player()
//                              ^~~~~~ warning: Every update of the parent re-creates 'player' and loses its state; keep it with @StateObject
//                              safe fix: Keep 'player' with @StateObject

    var body: some View {
        Button(player.title) { player.title += "!" }
    }
}
// --- fixed
import SwiftUI

final class Player: ObservableObject { @Published var title = "" }

@available(iOS 13.0, *)
struct PlayerView: View {
    @StateObject private var player = Player()

    var body: some View {
        Button(player.title) { player.title += "!" }
    }
}
