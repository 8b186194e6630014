// The initializer calls a method that uses the object

import SwiftUI

final class Player: ObservableObject {
    func load() {}
}

struct PlayerView: View {
    @ObservedObject private var player = Player()
//                              ^~~~~~ warning: Every update of the parent re-creates 'player' and loses its state; keep it with @StateObject
//                              suggested fix: Keep 'player' with @StateObject, because 'setUp' uses 'player' and is used at Example.swift:11, before the view is installed

    init() {
        setUp()
    }

    var body: some View {
        Text("Player")
    }

    private func setUp() {
        player.load()
    }
}
// --- fixed
import SwiftUI

final class Player: ObservableObject {
    func load() {}
}

struct PlayerView: View {
    @StateObject private var player = Player()

    init() {
        setUp()
    }

    var body: some View {
        Text("Player")
    }

    private func setUp() {
        player.load()
    }
}
