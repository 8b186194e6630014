// The initializer calls a method that uses the object

import SwiftUI

final class Player: ObservableObject {
    func load() {}
}

struct PlayerView: View {
    @ObservedObject private var player = Player()
//                              ^~~~~~ info: Every update of the parent re-creates 'player'; assign a StateObject to '_player' in 'init'

    init() {
        setUp()
    }

    var body: some View {
        Text("Player")
    }

    private func setUp() {
        player.load()
    }
}
