// Initializers hand it on, through the storage and without it

import SwiftUI

final class Player: ObservableObject {
    @Published var title = ""
}

struct Detail: View {
    @State private var player: Player
//                     ^~~~~~ warning: 'Detail' does not update when 'player.title' changes, because @State does not observe it; use @ObservedObject
//                     suggested fix: Observe 'player' with @ObservedObject, because 'Detail' then no longer keeps the object alive

    init(player: Player) {
        _player = State(initialValue: player)
    }

    init(player: Player, title: String) {
        self.player = player
        player.title = title
    }

    var body: some View { Text(player.title) }
}
// --- fixed
import SwiftUI

final class Player: ObservableObject {
    @Published var title = ""
}

struct Detail: View {
    @ObservedObject private var player: Player

    init(player: Player) {
        self.player = player
    }

    init(player: Player, title: String) {
        self.player = player
        player.title = title
    }

    var body: some View { Text(player.title) }
}
