// One initializer builds the object and the other is only ever given a new one

import SwiftUI

final class Player: ObservableObject {
    @Published var title = ""
}

struct PlayerView: View {
    @ObservedObject private var player: Player
//                              ^~~~~~ warning: Every update of the parent re-creates 'player' and loses its state; keep it with @StateObject
//                              suggested fix: Keep 'player' with @StateObject, because every update still creates 'player', and all but the first are thrown away

    init(player: Player) {
        self.player = player
    }

    init() {
        player = Player()
    }

    var body: some View { Text(player.title) }
}

struct Home: View {
    var body: some View {
        PlayerView(player: .init())
        PlayerView()
    }
}
// --- fixed
import SwiftUI

final class Player: ObservableObject {
    @Published var title = ""
}

struct PlayerView: View {
    @StateObject private var player: Player

    init(player: Player) {
        _player = StateObject(wrappedValue: player)
    }

    init() {
        _player = StateObject(wrappedValue: Player())
    }

    var body: some View { Text(player.title) }
}

struct Home: View {
    var body: some View {
        PlayerView(player: .init())
        PlayerView()
    }
}
