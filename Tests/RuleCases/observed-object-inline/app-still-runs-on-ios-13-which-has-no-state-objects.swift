// The app still runs on iOS 13, which has no state objects
// built with: iOS 13

import SwiftUI

final class Player: ObservableObject {}

struct PlayerView: View {
    @ObservedObject private var player = Player()
//                              ^~~~~~ warning: 'PlayerView' never uses 'player', which every update of the parent re-creates; delete it
//                              suggested fix: Delete 'player', because 'player' may keep something alive on purpose

    var body: some View {
        Text("Player")
    }
}
// --- fixed
import SwiftUI

final class Player: ObservableObject {}

struct PlayerView: View {
    var body: some View {
        Text("Player")
    }
}
