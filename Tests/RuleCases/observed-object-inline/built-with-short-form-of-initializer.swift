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
//                              ^~~~~~ warning: Every update of the parent re-creates 'player' and loses its state; keep it with @StateObject
//                              safe fix: Keep 'player' with @StateObject

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
