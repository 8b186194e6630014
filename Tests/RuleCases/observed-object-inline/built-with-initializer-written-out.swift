// Built with the initializer written out

import SwiftUI

final class Player: ObservableObject {}

struct PlayerView: View {
    @SwiftUI.ObservedObject private var player = Player.init()
//                                      ^~~~~~ warning: 'PlayerView' never uses 'player', which every update of the parent re-creates; delete it
//                                      safe fix: Keep 'player' with @StateObject
//                                      suggested fix: Delete 'player', because 'player' may keep something alive on purpose

    var body: some View {
        Text("Player")
    }
}
// --- fixed
import SwiftUI

final class Player: ObservableObject {}

struct PlayerView: View {
    @SwiftUI.StateObject private var player = Player.init()

    var body: some View {
        Text("Player")
    }
}
