// What is read of an observable object is followed

import SwiftUI

@Observable final class Player {
    var title = ""
}

struct PlayerView: View {
    let player: Player

    var body: some View {
        Text(player.title)
    }
}
