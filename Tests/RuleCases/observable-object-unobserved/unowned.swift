// Unowned

import SwiftUI

final class Player: ObservableObject {
    @Published var title = ""
    @Published var isPlaying = false
    var volume = 1.0

    func stop() {}
}

struct PlayerView: View {
    unowned let player: Player
//              ^~~~~~ hint: 'PlayerView' misses changes of 'player.isPlaying'; observe 'player' with @ObservedObject
//              suggested fix: Observe 'player' with @ObservedObject, because 'PlayerView' is then drawn again with every change of 'player'

    var body: some View {
        if player.isPlaying {
            Text("Playing")
        }
    }
}
// --- fixed
import SwiftUI

final class Player: ObservableObject {
    @Published var title = ""
    @Published var isPlaying = false
    var volume = 1.0

    func stop() {}
}

struct PlayerView: View {
    @ObservedObject var player: Player

    var body: some View {
        if player.isPlaying {
            Text("Playing")
        }
    }
}
