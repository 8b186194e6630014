// Built with the initialiser written out

import SwiftUI

final class Player: ObservableObject {}

struct PlayerView: View {
    @SwiftUI.ObservedObject private var player = Player.init()
//                                      ^~~~~~ warning: 'player' is created anew whenever 'PlayerView' is, because @ObservedObject does not keep it; use @StateObject
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
