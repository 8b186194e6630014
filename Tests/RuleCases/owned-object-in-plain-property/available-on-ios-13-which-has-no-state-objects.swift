// @available names iOS 13, which has no state objects

import SwiftUI

final class Player: ObservableObject { @Published var title = "" }

@available(iOS 13.0, *)
struct PlayerView: View {
    private let player = Player()
//              ^~~~~~ warning: Every update of the parent re-creates 'player' and loses its state; have the caller pass it in

    var body: some View {
        Button(player.title) { player.title += "!" }
    }
}

struct Home: View {
    @State private var count = 0

    var body: some View {
        if #available(iOS 13.0, *) { PlayerView() }
        Button("\(count)") { count += 1 }
    }
}
