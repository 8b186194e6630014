// Built in a closure that is called at once

import SwiftUI

final class Player: ObservableObject {
    var volume = 0
}

struct PlayerView: View {
    @ObservedObject private var player: Player = {
//                              ^~~~~~ warning: 'PlayerView' never uses 'player', which every update of the parent re-creates; delete it
//                              safe fix: Keep 'player' with @StateObject
//                              suggested fix: Delete 'player', because 'player' may keep something alive on purpose
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
