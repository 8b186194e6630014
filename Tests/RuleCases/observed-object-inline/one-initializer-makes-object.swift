// One initializer makes the object, and another takes the caller's

import SwiftUI

final class Player: ObservableObject {
    @Published var title = ""
}

struct PlayerView: View {
    @ObservedObject private var player: Player
//                              ^~~~~~ warning: 'player' is created anew whenever 'PlayerView' is, because @ObservedObject does not keep it; use @StateObject

    init(player: Player) {
        self.player = player
    }

    init() {
        player = Player()
    }

    var body: some View { Text(player.title) }
}
