// Replaced later, which a state object does not allow

import SwiftUI

final class Player: ObservableObject {}

struct PlayerView: View {
    @ObservedObject private var player = Player()
//                              ^~~~~~ warning: Every update of the parent re-creates 'player' and loses its state; keep it with @StateObject

    var body: some View {
        Text("Player")
    }

    mutating func reset() {
        player = Player()
    }
}
