// Made in a task

import SwiftUI

@Observable final class Player {
    init() { observe() }
    private func observe() {}
}

struct Home: View {
    @State private var player: Player?
    var body: some View { Text("Home").task { player = Player() } }
}
