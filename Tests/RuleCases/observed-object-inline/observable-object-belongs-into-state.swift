// An @Observable object belongs into @State

import SwiftUI

@Observable final class Player {
    var title = ""
}

struct PlayerView: View {
    @ObservedObject var player = Player()
//                      ^~~~~~ warning: Every update of the parent re-creates 'player' and loses its state; keep the @Observable 'Player' with @State
//                      suggested fix: Keep 'player' with @State and make it private, because 'Player' is @Observable, not an ObservableObject

    var body: some View {
        Text(player.title)
    }
}
// --- fixed
import SwiftUI

@Observable final class Player {
    var title = ""
}

struct PlayerView: View {
    @State private var player = Player()

    var body: some View {
        Text(player.title)
    }
}
