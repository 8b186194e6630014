// The initializer reads a property that calls a method that uses the object, in another file

// --- PlayerView.swift
import SwiftUI

final class Player: ObservableObject {
    var volume = 0
}

struct PlayerView: View {
    @ObservedObject var player = Player()
//                      ^~~~~~ warning: Every update of the parent re-creates 'player' and loses its state; assign a StateObject to '_player' in 'init'
    private var initialVolume = 0

    init() {
        initialVolume = volume
    }

    var body: some View {
        Text("Player")
    }
}
// --- PlayerView+Volume.swift
extension PlayerView {
    @MainActor var volume: Int { currentVolume() }
    @MainActor func currentVolume() -> Int { player.volume }
}
