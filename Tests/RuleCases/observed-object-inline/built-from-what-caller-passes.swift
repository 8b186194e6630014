// Built from what the caller passes

import SwiftUI

final class Player: ObservableObject {
    init(track: Int) {}
}

struct PlayerView: View {
    @ObservedObject private var player: Player
//                              ^~~~~~ warning: Every update of the parent re-creates 'player'; keep it with @StateObject
//                              suggested fix: Keep 'player' with @StateObject, because 'player' is created from 'track', and @StateObject ignores later values of it

    init(track: Int) {
        _player = ObservedObject(wrappedValue: Player(track: track))
    }

    var body: some View {
        Text("Player")
    }
}
// --- fixed
import SwiftUI

final class Player: ObservableObject {
    init(track: Int) {}
}

struct PlayerView: View {
    @StateObject private var player: Player

    init(track: Int) {
        _player = StateObject(wrappedValue: Player(track: track))
    }

    var body: some View {
        Text("Player")
    }
}
