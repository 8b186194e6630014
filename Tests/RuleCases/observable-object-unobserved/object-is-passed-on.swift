// The object is passed on

import SwiftUI

final class Player: ObservableObject {
    @Published var title = ""
    @Published var isPlaying = false
    var volume = 1.0

    func stop() {}
}

struct Row: View {
    @ObservedObject var player: Player

    var body: some View {
        Text(player.title)
    }
}

struct PlayerView: View {
    let player: Player

    var body: some View {
        Row(player: player)
    }
}
