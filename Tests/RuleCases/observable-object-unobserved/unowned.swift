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
//              ^~~~~~ hint: 'PlayerView' does not update when 'player.isPlaying' changes; observe 'player' with @ObservedObject
//              suggested fix: Observe 'player' with @ObservedObject, because every change of 'player' then updates 'PlayerView'

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
