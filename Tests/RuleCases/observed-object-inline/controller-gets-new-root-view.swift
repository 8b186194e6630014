// A controller replaces its root view, and the object with it

import SwiftUI
import UIKit

final class Player: ObservableObject {
    @Published var isPlaying = false
}

struct PlayerView: View {
    @ObservedObject private var player = Player()
//                              ^~~~~~ warning: Every update of the parent re-creates 'player' and loses its state; keep it with @StateObject
//                              safe fix: Keep 'player' with @StateObject

    var body: some View {
        Text(player.isPlaying ? "Playing" : "Paused")
    }
}

final class Screen: UIViewController {
    let inset = UIHostingController(rootView: PlayerView())

    func refresh() {
        inset.rootView = PlayerView()
    }
}
// --- fixed
import SwiftUI
import UIKit

final class Player: ObservableObject {
    @Published var isPlaying = false
}

struct PlayerView: View {
    @StateObject private var player = Player()

    var body: some View {
        Text(player.isPlaying ? "Playing" : "Paused")
    }
}

final class Screen: UIViewController {
    let inset = UIHostingController(rootView: PlayerView())

    func refresh() {
        inset.rootView = PlayerView()
    }
}
