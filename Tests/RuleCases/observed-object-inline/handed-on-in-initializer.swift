// Handed on in the initializer: a state object would be thrown away

import SwiftUI

final class Player: ObservableObject {}

final class Remote {
    func attach(_ player: Player) {}
}

struct PlayerView: View {
    @ObservedObject private var player = Player()
//                              ^~~~~~ warning: Every update of the parent re-creates 'player'; assign a StateObject to '_player' in 'init'

    init(remote: Remote) {
        remote.attach(player)
    }

    var body: some View {
        Text("Player")
    }
}
