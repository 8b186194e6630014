// A library's default, which callers elsewhere may replace

import SwiftUI

public final class Player: ObservableObject {
    @Published public var title = ""

    public init() {}
}

public struct PlayerView: View {
    @ObservedObject private var player: Player

    public init(player: Player = Player()) {
        self.player = player
    }

    public var body: some View { Text(player.title) }
}

struct Home: View {
    var body: some View {
        PlayerView()
    }
}
