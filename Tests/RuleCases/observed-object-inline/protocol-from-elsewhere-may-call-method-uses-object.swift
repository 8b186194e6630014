// A protocol from elsewhere may call a method that uses the object

import ExportKit
import SwiftUI

final class Player: ObservableObject {
    var time = 0.0
}

struct PlayerView: View {
    @ObservedObject private var player = Player()
//                              ^~~~~~ warning: Every update of the parent re-creates 'player' and loses its state; keep it with @StateObject
//                              suggested fix: Keep 'player' with @StateObject, because 'update' uses 'player' and may be called through 'Exportable', where no view is installed

    var body: some View {
        Text("Player")
    }
}

extension PlayerView: Exportable {
    func update(at time: Double) {
        player.time = time
    }
}
// --- fixed
import ExportKit
import SwiftUI

final class Player: ObservableObject {
    var time = 0.0
}

struct PlayerView: View {
    @StateObject private var player = Player()

    var body: some View {
        Text("Player")
    }
}

extension PlayerView: Exportable {
    func update(at time: Double) {
        player.time = time
    }
}
