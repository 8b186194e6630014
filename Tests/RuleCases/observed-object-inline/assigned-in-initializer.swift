// Assigned in the initializer

import SwiftUI

final class Player: ObservableObject {}

struct PlayerView: View {
    @ObservedObject var player: Player
//                      ^~~~~~ warning: Every update of the parent re-creates 'player'; keep it with @StateObject
//                      safe fix: Keep 'player' with @StateObject and make it private

    init() {
        player = Player()
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
        _player = StateObject(wrappedValue: Player())
    }

    var body: some View {
        Text("Player")
    }
}
