// Values in a list of the code's own

import SwiftUI

final class Player: ObservableObject {
    func load() {}
}

struct PlayerView: View {
    @ObservedObject private var player = Player()
//                              ^~~~~~ info: Every update of the parent re-creates 'player'; keep it with @StateObject
//                              suggested fix: Keep 'player' with @StateObject, because 'load' uses 'player' and may be used at Example.swift:22, where no view is installed

    var body: some View {
        Text("Player")
    }

    func load() {
        player.load()
    }
}

@MainActor func warmUp() {
    let views = [PlayerView(), PlayerView()]
    for view in views {
        view.load()
    }
}
// --- fixed
import SwiftUI

final class Player: ObservableObject {
    func load() {}
}

struct PlayerView: View {
    @StateObject private var player = Player()

    var body: some View {
        Text("Player")
    }

    func load() {
        player.load()
    }
}

@MainActor func warmUp() {
    let views = [PlayerView(), PlayerView()]
    for view in views {
        view.load()
    }
}
