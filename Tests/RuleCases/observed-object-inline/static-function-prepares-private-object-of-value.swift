// A static function prepares the private object of a value that it makes

import SwiftUI

final class Player: ObservableObject {
    var volume = 0
}

struct PlayerView: View {
    @ObservedObject private var player = Player()
//                              ^~~~~~ warning: Every update of the parent re-creates 'player' and loses its state; keep it with @StateObject
//                              suggested fix: Keep 'player' with @StateObject, because 'player' is used at Example.swift:16, where no view is installed

    var body: some View {
        Text("Player")
    }

    static func muted() -> Self {
        let view = Self()
        view.player.volume = 0
        return view
    }
}
// --- fixed
import SwiftUI

final class Player: ObservableObject {
    var volume = 0
}

struct PlayerView: View {
    @StateObject private var player = Player()

    var body: some View {
        Text("Player")
    }

    static func muted() -> Self {
        let view = Self()
        view.player.volume = 0
        return view
    }
}
