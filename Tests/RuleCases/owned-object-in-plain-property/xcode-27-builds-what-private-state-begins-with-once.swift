// Xcode 27 builds what private state begins with once
// built with: SDK 27, compiler 6.4

import SwiftUI

@Observable final class Player {
    var title = ""
    init() { observe() }
    private func observe() {}
}

struct Home: View {
    let player = Player()
//      ^~~~~~ warning: Every update of the parent re-creates 'player' and loses its state; keep it with @State
//      safe fix: Keep 'player' with @State and make it private

    var body: some View {
        Text(player.title)
    }
}
// --- fixed
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
