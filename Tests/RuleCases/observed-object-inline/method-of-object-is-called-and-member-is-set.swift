// A method of the object is called, and a member is set, in the initializer

import SwiftUI

final class Player: ObservableObject {
    var volume = 0
    func load() {}
}

struct PlayerView: View {
    @ObservedObject private var player = Player()
//                              ^~~~~~ warning: Every update of the parent re-creates 'player' and loses its state; keep it with @StateObject
//                              suggested fix: Keep 'player' with @StateObject, because 'player' is used at Example.swift:13, before the view is installed
    @ObservedObject private var other = Player()
//                              ^~~~~ warning: Every update of the parent re-creates 'other' and loses its state; keep it with @StateObject
//                              suggested fix: Keep 'other' with @StateObject, because 'other' is used at Example.swift:14, before the view is installed

    init(volume: Int) {
        player.load()
        other.volume = volume
    }

    var body: some View {
        Text("Player")
    }
}
// --- fixed
import SwiftUI

final class Player: ObservableObject {
    var volume = 0
    func load() {}
}

struct PlayerView: View {
    @StateObject private var player = Player()
    @StateObject private var other = Player()

    init(volume: Int) {
        player.load()
        other.volume = volume
    }

    var body: some View {
        Text("Player")
    }
}
