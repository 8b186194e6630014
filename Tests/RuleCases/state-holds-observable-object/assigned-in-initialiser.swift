// Assigned in the initialiser, and the attribute has its module's name

import SwiftUI

final class Player: ObservableObject {}

struct Home: View {
    @SwiftUI.State private var player: Player
//                             ^~~~~~ hint: @State does not observe 'player', and 'Player' is an ObservableObject; use @StateObject unless 'Home' only holds it for other views
//                             suggested fix: Keep 'player' with @StateObject, because 'Home' will be drawn again with every change that 'player' publishes

    init() {
        player = Player()
    }

    var body: some View { Text("Home") }
}
// --- fixed
import SwiftUI

final class Player: ObservableObject {}

struct Home: View {
    @SwiftUI.StateObject private var player: Player

    init() {
        _player = StateObject(wrappedValue: Player())
    }

    var body: some View { Text("Home") }
}
