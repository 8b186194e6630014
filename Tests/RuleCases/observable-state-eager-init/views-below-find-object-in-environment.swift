// Views below find the object in the environment, so it has to be there from the beginning
// built with: SDK 26

import SwiftUI

@Observable final class Player {
    init() { observe() }
    private func observe() {}
}

struct Home: View {
    @State private var player = Player()
//                     ^~~~~~ info: Every update of the parent runs the initializer of 'Player', which does work; move the work to '.task'

    var body: some View {
        Detail().environment(player)
    }
}

struct Detail: View {
    @Environment(Player.self) private var player
    var body: some View { Text("Detail") }
}
