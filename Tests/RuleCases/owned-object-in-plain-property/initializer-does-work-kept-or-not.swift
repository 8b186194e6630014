// Kept or not, an object whose initializer does work is built with each value of the view

import SwiftUI

@Observable final class Player {
    var title = ""
    init() { observe() }
    private func observe() {}
}

struct Home: View {
    let player = Player()
//      ^~~~~~ warning: 'player' is created anew whenever 'Home' is, because a plain property does not keep it; use @State
//      suggested fix: Keep 'player' with @State, because 'observable-state-eager-init' would then report: Up to Xcode 26 'Player()' is built again whenever 'Home' is, and @State keeps only the first; Xcode 27 builds it once

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
