// A file that sees no SwiftUI writes the view's type in parentheses

// --- Player.swift
import Combine
import SwiftUI

final class Playback: ObservableObject {
    @Published var position = 0.0
}

struct Player: View {
    @EnvironmentObject var playback: Playback

    var body: some View {
        Text("\(playback.position)")
    }
}
// --- Maker.swift
enum Maker {
    static func position() -> Any {
        let player = (Player)()
        return player.playback.position
//                    ^~~~~~~~ warning: 'playback' is not installed in an instance of 'Player' that SwiftUI does not show, so reading it here crashes
    }
}
