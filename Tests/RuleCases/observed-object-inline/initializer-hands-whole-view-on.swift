// The initializer hands the whole view on

import SwiftUI

final class Player: ObservableObject {}

final class Screens {
    func register(_ view: Any) {}
}

struct PlayerView: View {
    @ObservedObject private var player = Player()
//                              ^~~~~~ warning: 'PlayerView' never uses 'player', which every update of the parent re-creates; delete it
//                              suggested fix: Delete 'player', because 'player' may keep something alive on purpose

    init(screens: Screens) {
        screens.register(self)
    }

    var body: some View {
        Text("Player")
    }
}
// --- fixed
import SwiftUI

final class Player: ObservableObject {}

final class Screens {
    func register(_ view: Any) {}
}

struct PlayerView: View {
    init(screens: Screens) {
        screens.register(self)
    }

    var body: some View {
        Text("Player")
    }
}
