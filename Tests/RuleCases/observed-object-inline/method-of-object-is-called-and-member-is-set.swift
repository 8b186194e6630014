// A method of the object is called, and a member is set, in the initializer

import SwiftUI

final class Player: ObservableObject {
    var volume = 0
    func load() {}
}

struct PlayerView: View {
    @ObservedObject private var player = Player()
//                              ^~~~~~ info: Every update of the parent re-creates 'player'; assign a StateObject to '_player' in 'init'
    @ObservedObject private var other = Player()
//                              ^~~~~ warning: Every update of the parent re-creates 'other' and loses its state; assign a StateObject to '_other' in 'init'

    init(volume: Int) {
        player.load()
        other.volume = volume
    }

    var body: some View {
        Text("Player")
    }
}
