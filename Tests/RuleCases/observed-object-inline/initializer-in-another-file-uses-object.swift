// An initializer in another file uses the object

// --- PlayerView.swift
import SwiftUI

final class Player: ObservableObject {
    var volume = 0
}

struct PlayerView: View {
    @ObservedObject var player = Player()
//                      ^~~~~~ warning: Every update of the parent re-creates 'player' and loses its state; keep it with @StateObject
//                      suggested fix: Keep 'player' with @StateObject, because 'player' is used at PlayerView+Volume.swift:4, before the view is installed

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
// --- fixed PlayerView.swift
import SwiftUI

final class Player: ObservableObject {
    var volume = 0
}

struct PlayerView: View {
    @StateObject var player = Player()

    var body: some View {
        Text("Player")
    }
}
