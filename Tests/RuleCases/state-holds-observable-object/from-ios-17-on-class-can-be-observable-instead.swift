// From iOS 17 on the class can be @Observable instead
// takes fix: 2
// built with: iOS 17

import SwiftUI

final class Player: ObservableObject {
    @Published var title = ""
}

struct Home: View {
    @State private var player = Player()
//                     ^~~~~~ warning: 'Home' misses changes of 'player.title', because @State does not observe 'player'; use @StateObject
//                     suggested fix: Keep 'player' with @StateObject, because 'Home' will be drawn again with every change that 'player' publishes
//                     suggested fix: Migrate 'Player' to @Observable, because views then follow only what they read, and 3 places of this file change

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
