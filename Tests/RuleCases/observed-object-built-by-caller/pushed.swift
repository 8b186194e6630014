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
//                                                   ^~~~~~ hint: Each update of 'Home' gives 'Play' a new 'Game'; keep it in 'Play' with @StateObject
//                                                   suggested fix: Keep 'game' with @StateObject, because every 'Play' that appears then keeps its first 'Game'
    }
}
// --- fixed
import SwiftUI

final class Game: ObservableObject {
    @Published var title = ""
}

struct Play: View {
    @StateObject var game: Game
    var body: some View { TextField("Title", text: $game.title) }
}

struct Home: View {
    @State private var n = 0

    var body: some View {
        Button("\(n)") { n += 1 }
        NavigationLink("Go", destination: Play(game: Game()))
    }
}
