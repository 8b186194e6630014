// A method changes the private object of a copy

import SwiftUI

final class Player: ObservableObject {
    var volume = 0
}

struct PlayerView: View {
    @ObservedObject private var player = Player()
//                              ^~~~~~ warning: Every update of the parent re-creates 'player' and loses its state; keep it with @StateObject
//                              suggested fix: Keep 'player' with @StateObject, because 'player' is used at Example.swift:18, where no view is installed
    private var size = 0

    var body: some View {
        Text("Player")
    }

    func larger() -> PlayerView {
        var copy = self
        copy.size += 1
        copy.player.volume += 1
        return copy
    }
}
// --- fixed
import SwiftUI

final class Player: ObservableObject {
    var volume = 0
}

struct PlayerView: View {
    @StateObject private var player = Player()
    private var size = 0

    var body: some View {
        Text("Player")
    }

    func larger() -> PlayerView {
        var copy = self
        copy.size += 1
        copy.player.volume += 1
        return copy
    }
}
