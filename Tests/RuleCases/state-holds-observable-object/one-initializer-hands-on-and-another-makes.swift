// One initializer hands it on and another makes it: neither wrapper is right for both

import SwiftUI

final class Player: ObservableObject {
    @Published var title = ""
}

struct Detail: View {
    @State private var player: Player
//                     ^~~~~~ warning: 'Detail' does not update when 'player.title' changes, because @State does not observe it; use @ObservedObject

    init(player: Player) {
        self.player = player
    }

    init() {
        _player = State(initialValue: Player())
    }

    var body: some View { Text(player.title) }
}
