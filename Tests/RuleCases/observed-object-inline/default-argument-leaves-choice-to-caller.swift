// A default argument leaves the choice to the caller

import SwiftUI

final class Player: ObservableObject {}

struct PlayerView: View {
    @ObservedObject var player: Player

    init(player: Player = Player()) {
        self.player = player
    }

    var body: some View {
        Text("Player")
    }
}
