// The value stands among the wrapper's arguments

import SwiftUI

final class Player: ObservableObject { @Published var title = "" }

struct Home: View {
    @State(initialValue: Player()) private var player
//                                             ^~~~~~ warning: 'Home' does not update when 'player.title' changes, because @State does not observe it; use @StateObject
//                                             suggested fix: Keep 'player' with @StateObject, because every change that 'player' publishes will update 'Home'

    var body: some View { Text(player.title) }
}
// --- fixed
import SwiftUI

final class Player: ObservableObject { @Published var title = "" }

struct Home: View {
    @StateObject(wrappedValue: Player()) private var player

    var body: some View { Text(player.title) }
}
