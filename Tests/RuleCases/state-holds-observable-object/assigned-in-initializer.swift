// Assigned in the initializer, and the attribute has its module's name

import SwiftUI

final class Player: ObservableObject { @Published var title = "" }

struct Home: View {
    @SwiftUI.State private var player: Player
//                             ^~~~~~ warning: 'Home' does not update when 'player.title' changes, because @State does not observe it; use @StateObject
//                             suggested fix: Keep 'player' with @StateObject, because every change that 'player' publishes will update 'Home'

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
