// One caller passes an object that it keeps, so no wrapper is right for both

import SwiftUI

final class Player: ObservableObject {
    @Published var title = ""
}

struct PlayerView: View {
    @ObservedObject private var player: Player

    init() {
        self.init(player: Player())
    }

    init(player: Player) {
        self.player = player
    }

    var body: some View { Text(player.title) }
}

struct Home: View {
    @StateObject private var player = Player()

    var body: some View {
        PlayerView(player: player)
        PlayerView()
    }
}
