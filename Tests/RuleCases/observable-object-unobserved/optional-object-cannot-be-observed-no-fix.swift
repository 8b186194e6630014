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
//      ^~~~~~ hint: 'PlayerView' does not update when 'player.title' changes; observe 'player' with @ObservedObject

    var body: some View {
        Text(player?.title ?? "")
    }
}
