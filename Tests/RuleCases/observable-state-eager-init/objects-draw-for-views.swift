// What an object's function gives to a body is made again with each update, and so is a view beside an action
// built with: SDK 26

import SwiftUI

@Observable final class Player {
    var title = ""
    init() { observe() }
    private func observe() {}
}

struct Home: View {
    @State private var player = Player()
//                     ^~~~~~ info: Every update of the parent runs the initializer of 'Player', which does work; move the work to '.task'

    var body: some View {
        Text(player.title)
    }
}

struct Settings: View {
    @State private var player = Player()
//                     ^~~~~~ info: Every update of the parent runs the initializer of 'Player', which does work; move the work to '.task'

    var body: some View {
        Text(player.title)
    }
}

@Observable final class Navigator {
    var root: AnyView?

    func home() -> some View { Home() }
    func open() { root = AnyView(Settings()) }
}

struct Root: View {
    @State private var navigator = Navigator()
    @State private var taps = 0

    var body: some View {
        navigator.home()
        Button("\(taps)") { taps += 1 }
        if taps > 1 { Settings() }
    }
}
