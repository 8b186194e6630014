// One initializer makes the object, and another takes the caller's

import SwiftUI

final class Player: ObservableObject {
    @Published var title = ""
}

struct PlayerView: View {
    @ObservedObject private var player: Player

    init(player: Player) {
        self.player = player
    }

    init() {
        player = Player()
    }

    var body: some View { Text(player.title) }
}
