// A closure of the initializer captures the object

import SwiftUI

final class Player: ObservableObject {
    func stop() {}
}

struct PlayerView: View {
    @ObservedObject private var player = Player()
//                              ^~~~~~ warning: Every update of the parent re-creates 'player' and loses its state; keep it with @StateObject
//                              suggested fix: Keep 'player' with @StateObject, because 'player' is used at Example.swift:12, before the view is installed
    private var stop: () -> Void = {}

    init() {
        stop = { [player] in player.stop() }
    }

    var body: some View {
        Button("Stop", action: stop)
    }
}
// --- fixed
import SwiftUI

final class Player: ObservableObject {
    func stop() {}
}

struct PlayerView: View {
    @StateObject private var player = Player()
    private var stop: () -> Void = {}

    init() {
        stop = { [player] in player.stop() }
    }

    var body: some View {
        Button("Stop", action: stop)
    }
}
