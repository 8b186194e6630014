// The view has a subscription of its own

import SwiftUI

final class Player: ObservableObject {
    @Published var title = ""
    @Published var isPlaying = false
    var volume = 1.0

    func stop() {}
}

struct PlayerView: View {
    let player: Player

    var body: some View {
        Text("").onReceive(player.$title) { _ in }
    }
}
