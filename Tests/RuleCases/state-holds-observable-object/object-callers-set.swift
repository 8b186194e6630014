// An object that callers set
// also reported by: private-state

import SwiftUI

final class Player: ObservableObject {
    @Published var title = ""
}

struct Home: View {
    @State var player: Player
//             ^~~~~~ warning: 'Home' misses changes of 'player.title', because @State does not observe 'player'; use @StateObject
//             suggested fix: Keep 'player' with @StateObject, because 'Home' will be drawn again with every change that 'player' publishes

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
