// Built in the initializer
// also reported by: state-stale-input

import SwiftUI

final class Player: ObservableObject {
    var title: String { "" }
    init(id: Int) {}
}

struct Home: View {
    @State private var player: Player
//                     ^~~~~~ warning: 'Home' misses changes of 'player.title', because @State does not observe 'player'; use @StateObject
//                     suggested fix: Keep 'player' with @StateObject, because 'Home' will be drawn again with every change that 'player' publishes

    init(id: Int) {
        _player = State(initialValue: Player(id: id))
    }

    var body: some View { Text(player.title) }
}
// --- fixed
import SwiftUI

final class Player: ObservableObject {
    var title: String { "" }
    init(id: Int) {}
}

struct Home: View {
    @StateObject private var player: Player

    init(id: Int) {
        _player = StateObject(wrappedValue: Player(id: id))
    }

    var body: some View { Text(player.title) }
}
