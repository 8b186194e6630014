// A class that is only @Observable
// built with: iOS 17

import SwiftUI

@Observable final class Player {
    var title = ""
}

struct Home: View {
    @StateObject private var player = Player()
//                           ^~~~~~ error: @StateObject requires an ObservableObject, but 'Player' is @Observable; use @State
//                           safe fix: Keep 'player' with @State

    var body: some View { Text(player.title) }
}
// --- fixed
import SwiftUI

@Observable final class Player {
    var title = ""
}

struct Home: View {
    @State private var player = Player()

    var body: some View { Text(player.title) }
}
