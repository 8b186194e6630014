// Values in a dictionary that another type holds

// --- PlayerView.swift
import SwiftUI

final class Player: ObservableObject {
    func load() {}
}

struct PlayerView: View {
    @ObservedObject private var player = Player()
//                              ^~~~~~ info: Every update of the parent re-creates 'player'; keep it with @StateObject
//                              suggested fix: Keep 'player' with @StateObject, because 'load' uses 'player' and may be used at Screens.swift:5, where no view is installed

    var body: some View {
        Text("Player")
    }

    func load() {
        player.load()
    }
}
// --- Screens.swift
final class Screens {
    var players: [String: PlayerView] = [:]

    @MainActor func warmUp(name: String) {
        players[name]?.load()
    }
}
// --- fixed PlayerView.swift
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
