// Read from outside, where a state object is not installed

import SwiftUI

final class Player: ObservableObject {
    var volume = 0
}

struct PlayerView: View {
    @ObservedObject var player = Player()
//                      ^~~~~~ warning: Every update of the parent re-creates 'player' and loses its state; keep it with @StateObject
//                      suggested fix: Keep 'player' with @StateObject, because 'player' is used at Example.swift:16, where no view is installed

    var body: some View {
        Text("Player")
    }
}

func volume(of view: PlayerView) -> Int {
    view.player.volume
}
// --- fixed
import SwiftUI

final class Player: ObservableObject {
    var volume = 0
}

struct PlayerView: View {
    @StateObject var player = Player()

    var body: some View {
        Text("Player")
    }
}

func volume(of view: PlayerView) -> Int {
    view.player.volume
}
