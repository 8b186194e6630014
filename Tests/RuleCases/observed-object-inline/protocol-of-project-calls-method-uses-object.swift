// A protocol of the project calls a method that uses the object

import SwiftUI

protocol Exportable {
    @MainActor func update(at time: Double)
}

final class Player: ObservableObject {
    var time = 0.0
}

struct PlayerView: View, Exportable {
    @ObservedObject private var player = Player()
//                              ^~~~~~ warning: Every update of the parent re-creates 'player' and loses its state; keep it with @StateObject
//                              suggested fix: Keep 'player' with @StateObject, because 'update' uses 'player' and may be called through 'Exportable', where no view is installed

    var body: some View {
        Text("Player")
    }

    func update(at time: Double) {
        seek(time)
    }

    private func seek(_ time: Double) {
        player.time = time
    }
}

struct Exporter {
    @MainActor func render(_ view: any Exportable) {
        view.update(at: 1)
    }
}
// --- fixed
import SwiftUI

protocol Exportable {
    @MainActor func update(at time: Double)
}

final class Player: ObservableObject {
    var time = 0.0
}

struct PlayerView: View, Exportable {
    @StateObject private var player = Player()

    var body: some View {
        Text("Player")
    }

    func update(at time: Double) {
        seek(time)
    }

    private func seek(_ time: Double) {
        player.time = time
    }
}

struct Exporter {
    @MainActor func render(_ view: any Exportable) {
        view.update(at: 1)
    }
}
