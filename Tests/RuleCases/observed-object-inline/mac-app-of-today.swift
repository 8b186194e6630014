// A Mac app of today
// built with: macOS 14

import SwiftUI

final class Player: ObservableObject {}

struct PlayerView: View {
    @ObservedObject private var player = Player()
//                              ^~~~~~ warning: 'player' is created anew whenever 'PlayerView' is, because @ObservedObject does not keep it; use @StateObject
//                              safe fix: Keep 'player' with @StateObject

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
