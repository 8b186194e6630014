// The value stands among the wrapper's arguments

import SwiftUI

final class Player: ObservableObject { @Published var title = "" }

struct Home: View {
    @State(initialValue: Player()) private var player
//                                             ^~~~~~ warning: 'Home' misses changes of 'player.title', because @State does not observe 'player'; use @StateObject
//                                             suggested fix: Keep 'player' with @StateObject, because 'Home' will be drawn again with every change that 'player' publishes

    var body: some View { Text(player.title) }
}
// --- fixed
import SwiftUI

final class Player: ObservableObject { @Published var title = "" }

struct Home: View {
    @StateObject(wrappedValue: Player()) private var player

    var body: some View { Text(player.title) }
}
