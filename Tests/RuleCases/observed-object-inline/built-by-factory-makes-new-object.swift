// Built by a factory that makes a new object

// --- Player.swift
import SwiftUI

final class Player: ObservableObject {
    static func makeMuted() -> Player {
        return Player()
    }
}
// --- PlayerView.swift
import SwiftUI

struct PlayerView: View {
    @ObservedObject private var player = Player.makeMuted()
//                              ^~~~~~ warning: 'PlayerView' never uses 'player', which every update of the parent re-creates; delete it
//                              safe fix: Keep 'player' with @StateObject
//                              suggested fix: Delete 'player', because 'player' may keep something alive on purpose

    var body: some View {
        Text("Player")
    }
}
// --- fixed PlayerView.swift
import SwiftUI

struct PlayerView: View {
    @StateObject private var player = Player.makeMuted()

    var body: some View {
        Text("Player")
    }
}
