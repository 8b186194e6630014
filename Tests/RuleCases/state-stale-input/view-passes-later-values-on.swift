// What the view does when the value changes reaches the object, directly or by way of another function

import Observation
import SwiftUI

@Observable final class Player {
    var id: Int
    var isPlaying = false

    init(id: Int) { self.id = id }
}

struct Direct: View {
    let id: Int
    @State private var player: Player

    init(id: Int) {
        self.id = id
        _player = State(initialValue: Player(id: id))
    }

    var body: some View {
        Button("\(player.id)") { player.isPlaying.toggle() }
            .onChange(of: id) { player.id = id }
    }
}

struct Stepwise: View {
    let id: Int
    @State private var player: Player

    init(id: Int) {
        self.id = id
        _player = State(initialValue: Player(id: id))
    }

    var body: some View {
        Button("\(player.id)") { player.isPlaying.toggle() }
            .onChange(of: id) { restart() }
    }

    private func restart() { load() }
    private func load() { player = Player(id: id) }
}

struct Home: View {
    @State private var id = 1

    var body: some View {
        Direct(id: id)
        Stepwise(id: id)
        Button("Next") { id += 1 }
    }
}
