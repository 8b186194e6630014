// A closure of the initializer captures the object

import SwiftUI

final class Player: ObservableObject {
    func stop() {}
}

struct PlayerView: View {
    @ObservedObject private var player = Player()
//                              ^~~~~~ warning: Every update of the parent re-creates 'player'; assign a StateObject to '_player' in 'init'
    private var stop: () -> Void = {}

    init() {
        stop = { [player] in player.stop() }
    }

    var body: some View {
        Button("Stop", action: stop)
    }
}
