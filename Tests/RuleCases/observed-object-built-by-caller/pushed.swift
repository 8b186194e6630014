// A link builds its destination with the body around it

import SwiftUI

final class Game: ObservableObject {
    @Published var title = ""
}

struct Play: View {
    @ObservedObject var game: Game
    var body: some View { TextField("Title", text: $game.title) }
}

struct Home: View {
    @State private var n = 0

    var body: some View {
        Button("\(n)") { n += 1 }
        NavigationLink("Go", destination: Play(game: Game()))
//                                                   ^~~~~~ hint: Every update of 'Home' creates a new 'Game', which 'Play' does not keep; keep it in 'Home'
//                                                   suggested fix: Keep the 'Game' in 'Home', because 'Play' then uses the same 'Game' as long as 'Home' is onscreen
    }
}
// --- fixed
import SwiftUI

final class Game: ObservableObject {
    @Published var title = ""
}

struct Play: View {
    @ObservedObject var game: Game
    var body: some View { TextField("Title", text: $game.title) }
}

struct Home: View {
    @State private var n = 0

    @StateObject private var game = Game()

    var body: some View {
        Button("\(n)") { n += 1 }
        NavigationLink("Go", destination: Play(game: game))
    }
}
