// Views below find the object in the environment, so it has to be there from the beginning
// built with: SDK 26

import SwiftUI

@Observable final class Player {
    init() { observe() }
    private func observe() {}
}

struct Home: View {
    @State private var player = Player()
//                     ^~~~~~ info: 'Player()' is built again whenever 'Home' is, and @State keeps only the first
//                     suggested fix: Conform 'Player' to ObservableObject and build it once with @StateObject, because 'Player' then is both, for the sake of @StateObject alone

    var body: some View {
        Detail().environment(player)
    }
}

struct Detail: View {
    @Environment(Player.self) private var player
    var body: some View { Text("Detail") }
}
// --- fixed
import SwiftUI

@Observable final class Player: ObservableObject {
    init() { observe() }
    private func observe() {}
}

struct Home: View {
    @StateObject private var player = Player()

    var body: some View {
        Detail().environment(player)
    }
}

struct Detail: View {
    @Environment(Player.self) private var player
    var body: some View { Text("Detail") }
}
