// An optional object cannot be observed: no fix

import SwiftUI

final class Player: ObservableObject {
    @Published var title = ""
    @Published var isPlaying = false
    var volume = 1.0

    func stop() {}
}

struct PlayerView: View {
    let player: Player?
//      ^~~~~~ hint: 'PlayerView' shows 'player.title' and does not follow its changes, because 'player' is not observed

    var body: some View {
        Text(player?.title ?? "")
    }
}
