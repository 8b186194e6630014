// A preview passes an object of its own

import SwiftUI

final class Player: ObservableObject {}

struct PlayerView: View {
    @ObservedObject var player = Player()
//                      ^~~~~~ warning: Every update of the parent re-creates 'player'; keep it with @StateObject
//                      suggested fix: Keep 'player' with @StateObject, because 'player' is passed at Example.swift:15

    var body: some View {
        Text("Player")
    }
}

struct PlayerView_Previews: PreviewProvider {
    static var previews: some View {
        PlayerView(player: Player())
    }
}
// --- fixed
import SwiftUI

final class Player: ObservableObject {}

struct PlayerView: View {
    @StateObject var player = Player()

    var body: some View {
        Text("Player")
    }
}

struct PlayerView_Previews: PreviewProvider {
    static var previews: some View {
        PlayerView(player: Player())
    }
}
