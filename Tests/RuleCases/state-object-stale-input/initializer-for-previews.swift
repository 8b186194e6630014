// Only previews need this initializer: the app makes the view with another one

import SwiftUI

final class Game: ObservableObject {
    @Published var score = 0
    let choices: [String]
    init(choices: [String]) { self.choices = choices }
}

struct Exercise {
    let choices: [String]
}

struct GameView: View {
    @StateObject private var game: Game

    init(choices: [String]) {
        _game = StateObject(wrappedValue: Game(choices: choices))
    }

    init(_ exercise: Exercise) {
        _game = StateObject(wrappedValue: Game(choices: exercise.choices))
    }

    var body: some View {
        Button("\(game.score) of \(game.choices.count)") { game.score += 1 }
    }
}

struct Home: View {
    @State private var number = 0

    var body: some View {
        GameView(Exercise(choices: ["1"])).id(number)
        Button("Next") { number += 1 }
    }
}

#Preview {
    GameView(choices: ["a", "b"])
}
