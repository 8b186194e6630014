// An initializer in another file assigns the object

// --- PlayerView.swift
import SwiftUI

final class Player: ObservableObject {}

struct PlayerView: View {
    @ObservedObject var player = Player()
//                      ^~~~~~ warning: Every update of the parent re-creates 'player'; keep it with @StateObject

    var body: some View {
        Text("Player")
    }
}
// --- PlayerView+Player.swift
extension PlayerView {
    @MainActor init(playing player: Player) {
        self.init()
        self.player = player
    }
}
