// A closure of the initializer captures the object

import SwiftUI

final class Player: ObservableObject {
    func stop() {}
}

struct PlayerView: View {
    @ObservedObject private var player = Player()
//                              ^~~~~~ warning: 'player' is created anew whenever 'PlayerView' is, because @ObservedObject does not keep it; use @StateObject
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
