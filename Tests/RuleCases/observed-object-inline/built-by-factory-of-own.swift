// A function of the view's own that makes a new object

import SwiftUI

final class Player: ObservableObject {}

struct PlayerView: View {
    @ObservedObject private var player = Self.makeMuted()
//                              ^~~~~~ warning: Each update of the parent re-creates 'player' and loses its state; keep it with @StateObject
//                              safe fix: Keep 'player' with @StateObject

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
