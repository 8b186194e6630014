// An initializer in another file uses the object

// --- PlayerView.swift
import SwiftUI

final class Player: ObservableObject {
    var volume = 0
}

struct PlayerView: View {
    @ObservedObject var player = Player()
//                      ^~~~~~ warning: Every update of the parent re-creates 'player' and loses its state; assign a StateObject to '_player' in 'init'

    var body: some View {
        Text("Player")
    }
}
// --- PlayerView+Volume.swift
extension PlayerView {
    @MainActor init(volume: Int) {
        self.init()
        player.volume = volume
    }
}
