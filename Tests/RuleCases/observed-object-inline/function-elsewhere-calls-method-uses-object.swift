// A function elsewhere calls a method that uses the object

import SwiftUI

final class Player: ObservableObject {
    func load() {}
}

struct PlayerView: View {
    @ObservedObject private var player = Player()
//                              ^~~~~~ info: Every update of the parent re-creates 'player'; keep it with @StateObject
//                              suggested fix: Keep 'player' with @StateObject, because 'load' uses 'player' and is used at Example.swift:21, where no view is installed

    var body: some View {
        Text("Player")
    }

    func load() {
        player.load()
    }
}

@MainActor func warmUp() {
    let view = PlayerView()
    view.load()
}
// --- fixed
import SwiftUI

final class Player: ObservableObject {
    func load() {}
}

struct PlayerView: View {
    @StateObject private var player = Player()

    var body: some View {
        Text("Player")
    }

    func load() {
        player.load()
    }
}

@MainActor func warmUp() {
    let view = PlayerView()
    view.load()
}
