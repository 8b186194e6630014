// The initializer uses other things, and what it calls does too

import SwiftUI

final class Player: ObservableObject {
    var volume = 0
    func load() {}
}

struct PlayerView: View {
    @ObservedObject private var player = Player()
//                              ^~~~~~ info: Every update of the parent re-creates 'player'; keep it with @StateObject
//                              safe fix: Keep 'player' with @StateObject
    private var size = 0

    init(player other: Player, size: Int) {
        let player = other
        player.load()
        self.size = size
        log()
    }

    var body: some View {
        Text("Player").onAppear { load() }
    }

    private func load() {
        player.load()
        log()
    }

    private func log() {
        print(size)
    }
}
// --- fixed
import SwiftUI

final class Player: ObservableObject {
    var volume = 0
    func load() {}
}

struct PlayerView: View {
    @StateObject private var player = Player()
    private var size = 0

    init(player other: Player, size: Int) {
        let player = other
        player.load()
        self.size = size
        log()
    }

    var body: some View {
        Text("Player").onAppear { load() }
    }

    private func load() {
        player.load()
        log()
    }

    private func log() {
        print(size)
    }
}
