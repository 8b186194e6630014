// An initializer hands over the caller's object, and the default is one that nobody keeps

import SwiftUI

final class Player: ObservableObject {
    @Published var title = ""
}

struct PlayerView: View {
    @ObservedObject var player = Player()
//                      ^~~~~~ warning: Every update of the parent re-creates 'player' and loses its state; keep it with @StateObject

    init(player: Player = Player()) {
        self.player = player
    }

    var body: some View { Text(player.title) }
}
