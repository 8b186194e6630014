// A Mac app of today
// built with: macOS 14

import SwiftUI

final class Player: ObservableObject {}

struct PlayerView: View {
    @ObservedObject private var player = Player()
//                              ^~~~~~ warning: 'PlayerView' never uses 'player', which every update of the parent re-creates; delete it
//                              safe fix: Keep 'player' with @StateObject
//                              suggested fix: Delete 'player', because 'player' may keep something alive on purpose

    var body: some View {
        Text("Player")
    }
}
// --- fixed
import SwiftUI

final class Player: ObservableObject {}

struct PlayerView: View {
    @StateObject private var player = Player()

    var body: some View {
        Text("Player")
    }
}
