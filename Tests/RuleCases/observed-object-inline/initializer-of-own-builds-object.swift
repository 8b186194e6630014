// The only call of the initializer that takes the object is the view's own, which builds it

import SwiftUI

final class Player: ObservableObject {
    @Published var title = ""
}

struct PlayerView: View {
    @ObservedObject private var player: Player
//                              ^~~~~~ warning: Every update of the parent re-creates 'player' and loses its state; keep it with @StateObject
//                              suggested fix: Keep 'player' with @StateObject, because every update still creates 'player', and all but the first are thrown away

    init() {
        self.init(player: Player())
    }

    init(player: Player) {
        self.player = player
    }

    var body: some View { Text(player.title) }
}

struct Home: View {
    @State private var count = 0

    var body: some View {
        Button("Add \(count)") { count += 1 }
        PlayerView()
    }
}

#Preview {
    PlayerView(player: Player())
}
// --- fixed
import SwiftUI

final class Player: ObservableObject {
    @Published var title = ""
}

struct PlayerView: View {
    @StateObject private var player: Player

    init() {
        self.init(player: Player())
    }

    init(player: Player) {
        _player = StateObject(wrappedValue: player)
    }

    var body: some View { Text(player.title) }
}

struct Home: View {
    @State private var count = 0

    var body: some View {
        Button("Add \(count)") { count += 1 }
        PlayerView()
    }
}

#Preview {
    PlayerView(player: Player())
}
