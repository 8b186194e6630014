// Compared by the object, of values that SwiftUI has not installed

import SwiftUI

final class Player: ObservableObject {
    var volume = 0
}

struct PlayerView: View, Equatable {
    @ObservedObject private var player = Player()
//                              ^~~~~~ warning: Every update of the parent re-creates 'player' and loses its state; keep it with @StateObject
//                              suggested fix: Keep 'player' with @StateObject, because 'player' is used at Example.swift:15, where no view is installed

    var body: some View {
        Text("Player")
    }

    static func == (left: Self, right: Self) -> Bool {
        left.player.volume == right.player.volume
    }
}
// --- fixed
import SwiftUI

final class Player: ObservableObject {
    var volume = 0
}

struct PlayerView: View, Equatable {
    @StateObject private var player = Player()

    var body: some View {
        Text("Player")
    }

    static func == (left: Self, right: Self) -> Bool {
        left.player.volume == right.player.volume
    }
}
