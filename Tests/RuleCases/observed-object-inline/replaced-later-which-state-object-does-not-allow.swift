// Replaced later, which a state object does not allow

import SwiftUI

final class Player: ObservableObject {}

struct PlayerView: View {
    @ObservedObject private var player = Player()
//                              ^~~~~~ warning: Every update of the parent re-creates 'player'; keep it with @StateObject

    var body: some View {
        Text("Player")
    }

    mutating func reset() {
        player = Player()
    }
}
