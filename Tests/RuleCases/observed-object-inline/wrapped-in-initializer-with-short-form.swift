// Wrapped in the initializer with the short form

import SwiftUI

final class Player: ObservableObject {}

struct PlayerView: View {
    @ObservedObject private var player: Player
//                              ^~~~~~ warning: Every update of the parent re-creates 'player'; keep it with @StateObject
//                              safe fix: Keep 'player' with @StateObject

    init() {
        self._player = .init(wrappedValue: Player())
    }

    var body: some View {
        Text("Player")
    }
}
// --- fixed
import SwiftUI

final class Player: ObservableObject {}

struct PlayerView: View {
    @StateObject private var player: Player

    init() {
        self._player = .init(wrappedValue: Player())
    }

    var body: some View {
        Text("Player")
    }
}
