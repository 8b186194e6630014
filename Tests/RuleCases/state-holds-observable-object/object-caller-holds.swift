// An object that the caller holds: a state object would keep the first one
// also reported by: private-state, state-receives-argument

import SwiftUI

final class Player: ObservableObject {
    @Published var title = ""
}

struct Home: View {
    @StateObject private var player = Player()

    var body: some View { Detail(player: player) }
}

struct Detail: View {
    @State var player: Player
//             ^~~~~~ warning: 'Detail' does not update when 'player.title' changes, because @State does not observe it; use @ObservedObject
//             suggested fix: Observe 'player' with @ObservedObject, because 'Detail' then no longer keeps the object alive

    var body: some View { Text(player.title) }
}
// --- fixed
import SwiftUI

final class Player: ObservableObject {
    @Published var title = ""
}

struct Home: View {
    @StateObject private var player = Player()

    var body: some View { Detail(player: player) }
}

struct Detail: View {
    @ObservedObject var player: Player

    var body: some View { Text(player.title) }
}
