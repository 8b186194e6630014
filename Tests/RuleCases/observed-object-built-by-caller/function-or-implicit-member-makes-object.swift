// A global function or a static member of the expected type creates the object

import SwiftUI

final class Game: ObservableObject {
    @Published var title = ""
    func start() { title = "on" }
    static func make() -> Game { Game() }
    static var fresh: Game { Game() }
    static let shared = Game()
}

func makeGame() -> Game { Game() }

struct Play: View {
    @ObservedObject var game: Game
    var body: some View { Text(game.title).onAppear { game.start() } }
}

struct Home: View {
    @State private var taps = 0

    var body: some View {
        Button("\(taps)") { taps += 1 }
        Play(game: makeGame())
//                 ^~~~~~~~~~ hint: Each update of 'Home' gives 'Play' a new 'Game'; keep it in 'Home'
        Play(game: .make())
//                 ^~~~~~~ hint: Each update of 'Home' gives 'Play' a new 'Game'; keep it in 'Home'
        Play(game: .fresh)
//                 ^~~~~~ hint: Each update of 'Home' gives 'Play' a new 'Game'; keep it in 'Home'
        Play(game: .shared)
    }
}
