// An object that callers set
// also reported by: private-state

import SwiftUI

final class Player: ObservableObject {
    @Published var title = ""
}

struct Home: View {
    @State var player: Player
//             ^~~~~~ warning: 'Home' does not update when 'player.title' changes, because @State does not observe it; use @StateObject
//             suggested fix: Keep 'player' with @StateObject, because every change that 'player' publishes will update 'Home'

    var body: some View { Text(player.title) }
}
// --- fixed
import SwiftUI

final class Player: ObservableObject {
    @Published var title = ""
}

struct Home: View {
    @StateObject var player: Player

    var body: some View { Text(player.title) }
}
