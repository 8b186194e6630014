// The initializer creates the object in a constant, sets it up, and then assigns it

import SwiftUI

@Observable final class Player {
    var volume = 0
    init() { observe() }
    private func observe() {}
}

struct Home: View {
    @State private var player: Player

    init(volume: Int) {
        let player = Player()
        player.volume = volume
        _player = State(initialValue: player)
//                                    ^~~~~~ info: Every update of the parent runs the initializer of 'Player', which does work; move the work to '.task'
    }

    var body: some View { Text("\(player.volume)") }
}
