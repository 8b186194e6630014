// The initializer hands the whole view on

import SwiftUI

final class Player: ObservableObject {}

final class Screens {
    func register(_ view: Any) {}
}

struct PlayerView: View {
    @ObservedObject private var player = Player()
//                              ^~~~~~ warning: Each update of the parent re-creates 'player' and loses its state; keep it with @StateObject
//                              suggested fix: Keep 'player' with @StateObject, because 'self' is handed on at Example.swift:13, before the view is installed

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
    @StateObject private var player = Player()

    init(screens: Screens) {
        screens.register(self)
    }

    var body: some View {
        Text("Player")
    }
}
