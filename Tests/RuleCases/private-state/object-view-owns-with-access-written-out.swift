// An object that the view owns, with its access written out

import SwiftUI

final class Player: ObservableObject {
    @Published var isPlaying = false
}

struct PlayerView: View {
    @StateObject internal var player = Player()
//                            ^~~~~~ warning: Callers of 'PlayerView' can set 'player', but @StateObject ignores later values; make it private
//                            safe fix: Make 'player' private

    var body: some View {
        Text(player.isPlaying ? "Playing" : "Paused")
    }
}
// --- fixed
import SwiftUI

final class Player: ObservableObject {
    @Published var isPlaying = false
}

struct PlayerView: View {
    @StateObject private var player = Player()

    var body: some View {
        Text(player.isPlaying ? "Playing" : "Paused")
    }
}
