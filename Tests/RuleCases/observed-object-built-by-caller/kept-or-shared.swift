// Somebody keeps the object: the caller, the view, a store, a static property; or an action builds it, once
// also reported by: state-holds-observable-object

import SwiftUI

final class Game: ObservableObject {
    static let shared = Game()
    @Published var title = ""
    init(id: Int = 0) {}
}

final class Games {
    private var all: [Int: Game] = [:]
    func game(_ id: Int) -> Game { all[id] ?? Game(id: id) }
}

struct Play: View {
    @ObservedObject var game: Game
    var body: some View { TextField("Title", text: $game.title) }
}

struct Keep: View {
    @StateObject private var game: Game
    init(game: @autoclosure @escaping () -> Game) { _game = StateObject(wrappedValue: game()) }
    var body: some View { TextField("Title", text: $game.title) }
}

struct Home: View {
    let games: Games
    @State private var n = 0
    @State private var late: Game?
    @StateObject private var own = Game()

    var body: some View {
        Button("\(n)") { n += 1; late = Game() }
        Play(game: own)
        Play(game: games.game(n))
        Play(game: Game.shared)
        Play(game: .shared)
        Keep(game: Game())
        if let late { Play(game: late) }
    }
}
