// Only controllers show the view, each a value of its own, so its object lives on

import SwiftUI
import UIKit

final class Player: ObservableObject {
    @Published var isPlaying = false
}

struct PlayerView: View {
    @ObservedObject private var player = Player()
//                              ^~~~~~ hint: 'player' survives only because 'PlayerView' isn't created again while it is shown; keep it with @StateObject
//                              safe fix: Keep 'player' with @StateObject

    var body: some View {
        Text(player.isPlaying ? "Playing" : "Paused")
    }
}

final class Screen: UIViewController {
    let inset = UIHostingController(rootView: PlayerView())

    func open() {
        present(UIHostingController(rootView: PlayerView().padding()), animated: true)
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

    func open() {
        present(UIHostingController(rootView: PlayerView().padding()), animated: true)
    }
}
