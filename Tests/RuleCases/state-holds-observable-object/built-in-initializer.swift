// Built in the initializer
// also reported by: state-stale-input

import SwiftUI

final class Player: ObservableObject {
    @Published var title = ""
    init(id: Int) {}
}

struct Home: View {
    @State private var player: Player
//                     ^~~~~~ warning: 'Home' does not update when 'player.title' changes, because @State does not observe it; use @StateObject
//                     suggested fix: Keep 'player' with @StateObject, because every change that 'player' publishes will update 'Home'

    init(id: Int) {
        _player = State(initialValue: Player(id: id))
    }

    var body: some View { Text(player.title) }
}
// --- fixed
import SwiftUI

final class Player: ObservableObject {
    @Published var title = ""
    init(id: Int) {}
}

struct Home: View {
    @StateObject private var player: Player

    init(id: Int) {
        _player = StateObject(wrappedValue: Player(id: id))
    }

    var body: some View { Text(player.title) }
}
