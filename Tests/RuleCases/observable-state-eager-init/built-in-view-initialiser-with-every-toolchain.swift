// Built in the view's initialiser, with every toolchain
// also reported by: state-stale-input
// built with: SDK 27, compiler 6.4

import SwiftUI

@Observable final class Player {
    init(id: Int) { load(id) }
    private func load(_ id: Int) {}
}

struct Home: View {
    @State private var player: Player

    init(id: Int) {
        _player = State(initialValue: Player(id: id))
//                                    ^~~~~~~~~~~~~~ info: 'Player(id: id)' is built again whenever 'Home' is, and @State keeps only the first
//                                    suggested fix: Conform 'Player' to ObservableObject and build it once with @StateObject, because 'Player' then is both, for the sake of @StateObject alone
    }

    var body: some View { Text("Home") }
}
// --- fixed
import SwiftUI

@Observable final class Player: ObservableObject {
    init(id: Int) { load(id) }
    private func load(_ id: Int) {}
}

struct Home: View {
    @StateObject private var player: Player

    init(id: Int) {
        _player = StateObject(wrappedValue: Player(id: id))
    }

    var body: some View { Text("Home") }
}
