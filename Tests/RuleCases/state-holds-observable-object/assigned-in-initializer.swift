// Assigned in the initializer, and the attribute has its module's name

import SwiftUI

final class Player: ObservableObject { @Published var title = "" }

struct Home: View {
    @SwiftUI.State private var player: Player
//                             ^~~~~~ warning: 'Home' misses changes of 'player.title', because @State does not observe 'player'; use @StateObject
//                             suggested fix: Keep 'player' with @StateObject, because 'Home' will be drawn again with every change that 'player' publishes

    init() {
        player = Player()
    }

    var body: some View { Text(player.title) }
}
// --- fixed
import SwiftUI

final class Player: ObservableObject { @Published var title = "" }

struct Home: View {
    @SwiftUI.StateObject private var player: Player

    init() {
        _player = StateObject(wrappedValue: Player())
    }

    var body: some View { Text(player.title) }
}
