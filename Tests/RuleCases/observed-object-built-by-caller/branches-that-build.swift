// Each branch of the argument, or of the constant behind it, builds an object

import SwiftUI

class Game: ObservableObject {
    @Published var title = ""
    func start() { title = "on" }
}

final class Duel: Game {}

struct Play: View {
    @ObservedObject var model: Game
    var body: some View { Text(model.title).onAppear { model.start() } }
}

struct Home: View {
    @State private var taps = 0
    @StateObject private var kept = Game()

    var body: some View {
        let game = taps > 3 ? Duel() : Game()
        Button("\(taps)") { taps += 1 }
        Play(model: taps > 1 ? Game() : Game())
//                  ^~~~~~~~~~~~~~~~~~~~~~~~~~ hint: Each update of 'Home' gives 'Play' a new 'Game'; keep it in 'Play' with @StateObject and reset it with '.id(…)'
        Play(model: game)
//                  ^~~~ hint: Each update of 'Home' gives 'Play' a new 'Game'; keep it in 'Play' with @StateObject and reset it with '.id(…)'
        Play(model: taps > 1 ? kept : Game())
    }
}
