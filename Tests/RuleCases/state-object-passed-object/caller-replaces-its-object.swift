// The caller sets another object, or two callers keep one each

import SwiftUI

final class Player: ObservableObject {
    @Published var title = ""
}

struct Home: View {
    @State private var player = Player()

    var body: some View {
        Controls(player: player)
        Button("New") { player = Player() }
    }
}

struct Controls: View {
    @StateObject private var player: Player

    init(player: Player) {
//       ^~~~~~ info: 'Controls' ignores every 'player' except the first; use @ObservedObject for an object that a caller owns
//       suggested fix: Observe 'player' with @ObservedObject, because 'Controls' then no longer keeps the object alive
        _player = StateObject(wrappedValue: player)
    }

    var body: some View { TextField("Title", text: $player.title) }
}

struct Left: View {
    @StateObject private var player = Player()

    var body: some View { Cover(player: player) }
}

struct Right: View {
    @StateObject private var player = Player()

    var body: some View { Cover(player: player) }
}

struct Cover: View {
    @StateObject private var player: Player

    init(player: Player) {
//       ^~~~~~ info: 'Cover' ignores every 'player' except the first; use @ObservedObject for an object that a caller owns
//       suggested fix: Observe 'player' with @ObservedObject, because 'Cover' then no longer keeps the object alive
        _player = StateObject(wrappedValue: player)
    }

    var body: some View { TextField("Title", text: $player.title) }
}
// --- fixed
import SwiftUI

final class Player: ObservableObject {
    @Published var title = ""
}

struct Home: View {
    @State private var player = Player()

    var body: some View {
        Controls(player: player)
        Button("New") { player = Player() }
    }
}

struct Controls: View {
    @ObservedObject private var player: Player

    init(player: Player) {
        self.player = player
    }

    var body: some View { TextField("Title", text: $player.title) }
}

struct Left: View {
    @StateObject private var player = Player()

    var body: some View { Cover(player: player) }
}

struct Right: View {
    @StateObject private var player = Player()

    var body: some View { Cover(player: player) }
}

struct Cover: View {
    @ObservedObject private var player: Player

    init(player: Player) {
        self.player = player
    }

    var body: some View { TextField("Title", text: $player.title) }
}
