// A value that is only shown, beside an object with a method of the same name

import SwiftUI

final class Player: ObservableObject {
    func load() {}
}

struct PlayerView: View {
    @ObservedObject private var player = Player()
//                              ^~~~~~ info: Every update of the parent re-creates 'player'; keep it with @StateObject
//                              safe fix: Keep 'player' with @StateObject

    var body: some View {
        Text("Player").onAppear { load() }
    }

    func load() {
        player.load()
    }
}

final class Window {
    func show(_ view: Any) {}
}

@MainActor func open(_ window: Window) {
    let player = Player()
    player.load()
    let view = PlayerView()
    window.show(view)
}
// --- fixed
import SwiftUI

final class Player: ObservableObject {
    func load() {}
}

struct PlayerView: View {
    @StateObject private var player = Player()

    var body: some View {
        Text("Player").onAppear { load() }
    }

    func load() {
        player.load()
    }
}

final class Window {
    func show(_ view: Any) {}
}

@MainActor func open(_ window: Window) {
    let player = Player()
    player.load()
    let view = PlayerView()
    window.show(view)
}
