// A function of the view's own that makes a new object

import SwiftUI

final class Player: ObservableObject {}

struct PlayerView: View {
    @ObservedObject private var player = Self.makeMuted()
//                              ^~~~~~ warning: 'PlayerView' never uses 'player', which every update of the parent re-creates; delete it
//                              safe fix: Keep 'player' with @StateObject
//                              suggested fix: Delete 'player', because 'player' may keep something alive on purpose

    var body: some View {
        Text("Player")
    }

    private static func makeMuted() -> Player {
        Player()
    }
}
// --- fixed
import SwiftUI

final class Player: ObservableObject {}

struct PlayerView: View {
    @StateObject private var player = Self.makeMuted()

    var body: some View {
        Text("Player")
    }

    private static func makeMuted() -> Player {
        Player()
    }
}
