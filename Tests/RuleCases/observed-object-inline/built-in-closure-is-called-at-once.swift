// Built in a closure that is called at once

import SwiftUI

final class Player: ObservableObject {
    var volume = 0
}

struct PlayerView: View {
    @ObservedObject private var player: Player = {
//                              ^~~~~~ warning: Each update of the parent re-creates 'player' and loses its state; keep it with @StateObject
//                              safe fix: Keep 'player' with @StateObject
        let player = Player()
        player.volume = 3
        return player
    }()

    var body: some View {
        Text("Player")
    }
}
// --- fixed
import SwiftUI

final class Player: ObservableObject {
    var volume = 0
}

struct PlayerView: View {
    @StateObject private var player: Player = {
        let player = Player()
        player.volume = 3
        return player
    }()

    var body: some View {
        Text("Player")
    }
}
