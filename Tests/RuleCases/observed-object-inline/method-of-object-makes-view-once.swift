// A method of an object makes the view when something happens, and the object in it lives on

import SwiftUI

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

final class Navigator {
    var panes: [AnyView] = []

    func open() {
        panes.append(AnyView(PlayerView()))
    }
}
// --- fixed
import SwiftUI

final class Player: ObservableObject {
    @Published var isPlaying = false
}

struct PlayerView: View {
    @StateObject private var player = Player()

    var body: some View {
        Text(player.isPlaying ? "Playing" : "Paused")
    }
}

final class Navigator {
    var panes: [AnyView] = []

    func open() {
        panes.append(AnyView(PlayerView()))
    }
}
