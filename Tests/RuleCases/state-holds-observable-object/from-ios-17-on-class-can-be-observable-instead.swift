// From iOS 17 on the class can be @Observable instead
// takes fix: 2
// built with: iOS 17

import SwiftUI

final class Player: ObservableObject {
    @Published var title = ""
}

struct Home: View {
    @State private var player = Player()
//                     ^~~~~~ warning: 'Home' does not update when 'player.title' changes, because @State does not observe it; use @StateObject
//                     suggested fix: Keep 'player' with @StateObject, because every change that 'player' publishes will update 'Home'
//                     suggested fix: Migrate 'Player' to @Observable, because views then update only when a property that they read changes, and this edits 3 places in this file

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
