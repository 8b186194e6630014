// Two initializers make the same kind of object, which begins a task: one finding
// built with: SDK 26

import SwiftUI

@Observable final class Player {
    var title = ""
    init(_ title: String = "") { Task { await self.load(title) } }
    private func load(_ title: String) async {}
}

struct Home: View {
    @State private var player: Player
    init() { _player = State(initialValue: Player()) }
//                                         ^~~~~~~~ info: Every update of the parent runs the initializer of 'Player', which does work; move the work to '.task'
    init(title: String) { _player = State(initialValue: Player("Home")) }
    var body: some View { Text(player.title) }
}
