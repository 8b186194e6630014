// An initializer in another file assigns the object

// --- PlayerView.swift
import SwiftUI

final class Player: ObservableObject {}

struct PlayerView: View {
    @ObservedObject var player = Player()
//                      ^~~~~~ warning: 'player' is created anew whenever 'PlayerView' is, because @ObservedObject does not keep it; use @StateObject

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
