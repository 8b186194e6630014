// The view needs iOS 14, although the app also runs on iOS 13
// built with: iOS 13

import SwiftUI

final class Player: ObservableObject { @Published var title = "" }

@available(iOS 14, *)
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

@available(iOS 14, *)
struct PlayerView: View {
    @StateObject private var player = Player()

    var body: some View {
        Button(player.title) { player.title += "!" }
    }
}
