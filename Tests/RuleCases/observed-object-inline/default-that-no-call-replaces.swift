// No call replaces the default, through whichever initializer, so each call makes an object

import SwiftUI

final class Player: ObservableObject {
    @Published var title = ""
}

struct PlayerView: View {
    @ObservedObject private var player: Player
//                              ^~~~~~ warning: Every update of the parent re-creates 'player' and loses its state; keep it with @StateObject
//                              suggested fix: Keep 'player' with @StateObject, because every update still creates 'player', and all but the first are thrown away
    private let size: Double

    init(player: Player = Player(), size: Double) {
        self.player = player
        self.size = size
    }

    var body: some View { Text(player.title).font(.system(size: size)) }
}

struct ListView: View {
    @ObservedObject var player: Player
//                      ^~~~~~ warning: Every update of the parent re-creates 'player' and loses its state; keep it with @StateObject
//                      suggested fix: Keep 'player' with @StateObject and make it private, because every update still creates 'player', and all but the first are thrown away
    var names: [String]

    init(_ names: String..., player: Player = Player()) {
        self.init(names: names, player: player)
    }

    private init(names: [String], player: Player) {
        self.names = names
        self.player = player
    }

    var body: some View { Text(player.title) }
}

struct Home: View {
    @State private var size = 10.0

    var body: some View {
        Slider(value: $size)
        PlayerView(size: size)
        ListView("a")
    }
}
// --- fixed
import SwiftUI

final class Player: ObservableObject {
    @Published var title = ""
}

struct PlayerView: View {
    @StateObject private var player: Player
    private let size: Double

    init(player: Player = Player(), size: Double) {
        _player = StateObject(wrappedValue: player)
        self.size = size
    }

    var body: some View { Text(player.title).font(.system(size: size)) }
}

struct ListView: View {
    @StateObject private var player: Player
    var names: [String]

    init(_ names: String..., player: Player = Player()) {
        self.init(names: names, player: player)
    }

    private init(names: [String], player: Player) {
        self.names = names
        _player = StateObject(wrappedValue: player)
    }

    var body: some View { Text(player.title) }
}

struct Home: View {
    @State private var size = 10.0

    var body: some View {
        Slider(value: $size)
        PlayerView(size: size)
        ListView("a")
    }
}
