// Nothing updates the app, so it creates the view once

import SwiftUI

@Observable final class Player {
    var title = ""
    init() { observe() }
    private func observe() {}
}

struct Home: View {
    @State private var player = Player()

    var body: some View {
        Text(player.title)
    }
}

@main struct MusicApp: App {
    let name = "Music"

    var body: some Scene {
        WindowGroup { Home() }
    }
}
