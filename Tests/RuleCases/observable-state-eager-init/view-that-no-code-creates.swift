// A view that no code of the app creates runs no initializer

import SwiftUI

@Observable final class Player {
    var title = ""

    init() { observe() }

    private func observe() { print("observes") }
}

struct Old: View {
    @State private var player = Player()

    var body: some View { Text(player.title) }
}

struct Home: View {
    @State private var player = Player()
//                     ^~~~~~ info: Before Xcode 27, every update of the parent runs the initializer of 'Player', which does work; move the work to '.task'

    var body: some View { Text(player.title) }
}

struct Root: View {
    @State private var taps = 0

    var body: some View {
        Button("\(taps)") { taps += 1 }
        Home()
    }
}

@main
struct Sample: App {
    var body: some Scene {
        WindowGroup { Root() }
    }
}
