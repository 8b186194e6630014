// Built in the view's initializer, with every toolchain
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
//                                    ^~~~~~~~~~~~~~ info: Every update of the parent runs the initializer of 'Player', which does work; move the work to '.task'
    }

    var body: some View { Text("Home") }
}
