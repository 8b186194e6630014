// In a variable with its access written, read by a helper

import SwiftUI

final class Player: ObservableObject {
    @Published var title = ""
    @Published var isPlaying = false
    var volume = 1.0

    func stop() {}
}

struct PlayerView: View {
    internal var player: Player
//               ^~~~~~ hint: 'PlayerView' does not update when 'player.isPlaying' changes; observe 'player' with @ObservedObject
//               suggested fix: Observe 'player' with @ObservedObject, because every change of 'player' then updates 'PlayerView'

    var body: some View {
        switches
    }

    private var switches: some View {
        Toggle("Play", isOn: .constant(self.player.isPlaying))
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
    @ObservedObject internal var player: Player

    var body: some View {
        switches
    }

    private var switches: some View {
        Toggle("Play", isOn: .constant(self.player.isPlaying))
    }
}
