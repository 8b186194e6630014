// A caller passes an object that it owns in place of the initial value
// also reported by: state-receives-argument

import SwiftUI

final class Player: ObservableObject {
    @Published var title = ""
}

struct Detail: View {
    @State var player = Player()
//             ^~~~~~ warning: 'Detail' does not update when 'player.title' changes, because @State does not observe it; use @ObservedObject

    var body: some View { Text(player.title) }
}

struct Home: View {
    @StateObject private var player = Player()

    var body: some View { Detail(player: player) }
}
