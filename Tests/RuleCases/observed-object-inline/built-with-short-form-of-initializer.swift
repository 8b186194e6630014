// Built with the short form of the initializer

import SwiftUI

final class Player: ObservableObject {
    @Published var track: Int

    init(track: Int) {
        self.track = track
    }
}

struct PlayerView: View {
    @ObservedObject private var player: Player = .init(track: 1)
//                              ^~~~~~ warning: 'PlayerView' never uses 'player', which every update of the parent re-creates; delete it
//                              safe fix: Keep 'player' with @StateObject
//                              suggested fix: Delete 'player', because 'player' may keep something alive on purpose

    var body: some View {
        Text("Player")
    }
}
// --- fixed
import SwiftUI

final class Player: ObservableObject {
    @Published var track: Int

    init(track: Int) {
        self.track = track
    }
}

struct PlayerView: View {
    @StateObject private var player: Player = .init(track: 1)

    var body: some View {
        Text("Player")
    }
}
