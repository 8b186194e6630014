// Replaced later, which a state object does not allow

import SwiftUI

final class Player: ObservableObject {}

struct PlayerView: View {
    @ObservedObject private var player = Player()
//                              ^~~~~~ warning: 'player' is created anew whenever 'PlayerView' is, because @ObservedObject does not keep it; use @StateObject

    var body: some View {
        Text("Player")
    }

    mutating func reset() {
        player = Player()
    }
}
