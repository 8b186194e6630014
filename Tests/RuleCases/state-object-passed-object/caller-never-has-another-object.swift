// The caller keeps its object as long as the view lives, so another one never comes

import SwiftUI

final class Player: ObservableObject { @Published var title = "" }

struct Detail: View {
    @StateObject private var player: Player
    init(player: Player) { _player = StateObject(wrappedValue: player) }
//       ^~~~~~ info: 'Home' already keeps the 'player' of 'Detail'; observe it with @ObservedObject
//       suggested fix: Observe 'player' with @ObservedObject, because 'Detail' then no longer keeps the object alive
    var body: some View { Text(player.title) }
}

struct Home: View {
    @StateObject private var player = Player()
    var body: some View { Detail(player: player) }
}
// --- fixed
import SwiftUI

final class Player: ObservableObject { @Published var title = "" }

struct Detail: View {
    @ObservedObject private var player: Player
    init(player: Player) { self.player = player }
    var body: some View { Text(player.title) }
}

struct Home: View {
    @StateObject private var player = Player()
    var body: some View { Detail(player: player) }
}
