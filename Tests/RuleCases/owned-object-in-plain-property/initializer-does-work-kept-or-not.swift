// Kept or not, an object whose initializer does work is built with each value of the view

import SwiftUI

@Observable final class Player {
    var title = ""
    init() { observe() }
    private func observe() {}
}

struct Home: View {
    let player = Player()
//      ^~~~~~ warning: Every update of the parent re-creates 'player' and loses its state; keep it with @State
//      suggested fix: Keep 'player' with @State and make it private, because 'observable-state-eager-init' would then report: Before Xcode 27, every update of the parent runs the initializer of 'Player', which does work; move the work to '.task'

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
