// A local constant, a function and a type that the property gives: nothing that a fix could move

import SwiftUI

final class Game: ObservableObject {
    @Published var title = ""
    init(id: Int = 0) {}
    func start() { title = "on" }
}

@Observable final class Model {
    var name = ""
}

struct Play: View {
    @ObservedObject var game: Game
    var body: some View { Text(game.title).onAppear { game.start() } }
}

struct Show: View {
    let model: Model
    var body: some View { Button(model.name) { model.name = "b" } }
}

struct Home: View {
    @State private var n = 0
    private func make() -> Game { Game(id: 1) }

    var body: some View {
        let local = Game()
        VStack {
            Button("\(n)") { n += 1 }
            Play(game: local)
//                     ^~~~~ hint: Each update of 'Home' gives 'Play' a new 'Game'; keep it in 'Home'
            Play(game: make())
//                     ^~~~~~ hint: Each update of 'Home' gives 'Play' a new 'Game'; keep it in 'Home'
            Show(model: .init())
//                      ^~~~~~~ hint: Each update of 'Home' gives 'Show' a new 'Model'; keep it in 'Home'
        }
    }
}
