// Built with the initializer written out

import SwiftUI

final class Player: ObservableObject {}

struct PlayerView: View {
    @SwiftUI.ObservedObject private var player = Player.init()
//                                      ^~~~~~ warning: Each update of the parent re-creates 'player' and loses its state; keep it with @StateObject
//                                      safe fix: Keep 'player' with @StateObject

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
