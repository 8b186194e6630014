// The object's class is known from the function that creates it

import SwiftUI

final class Game {
    var score = 0
    static func make() -> Game { Game() }
}

struct Board: View {
    @State private var game = Game.make()
//                     ^~~~ hint: 'Board' does not update when 'game.score' changes, because the class 'Game' is not @Observable
//                     suggested fix: Mark 'Game' @Observable, because every view that reads from 'Game' then updates when it changes

    var body: some View {
        Button("\(game.score)") { game.score += 1 }
    }
}
// --- fixed
import SwiftUI

@Observable final class Game {
    var score = 0
    static func make() -> Game { Game() }
}

struct Board: View {
    @State private var game = Game.make()

    var body: some View {
        Button("\(game.score)") { game.score += 1 }
    }
}
