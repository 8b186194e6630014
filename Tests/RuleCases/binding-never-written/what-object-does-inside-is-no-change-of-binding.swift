// What an object does inside is no change of the binding

import SwiftUI

final class Player: ObservableObject {
    @Published var isPlaying = false
    func stop() { isPlaying = false }
}

struct Controls: View {
    @Binding var player: Player
//               ^~~~~~ info: 'Controls' only reads its @Binding; 'let player: Player' is enough
//               suggested fix: Take 'player' as a plain value, because closures that run later read the value that 'Controls' was created with

    var body: some View {
        Button("Stop") {
            player.isPlaying = false
            player.stop()
        }
    }
}
// --- fixed
import SwiftUI

final class Player: ObservableObject {
    @Published var isPlaying = false
    func stop() { isPlaying = false }
}

struct Controls: View {
    let player: Player

    var body: some View {
        Button("Stop") {
            player.isPlaying = false
            player.stop()
        }
    }
}
