// A factory that hands out a kept object

import SwiftUI

final class Player: ObservableObject {
    private static let kept = Player()

    static func current() -> Player {
        kept
    }
}

struct PlayerView: View {
    @ObservedObject var player = Player.current()

    var body: some View {
        Text("Player")
    }
}
