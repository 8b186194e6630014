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
//                              ^~~~~~ warning: Each update of the parent re-creates 'player' and loses its state; keep it with @StateObject
//                              safe fix: Keep 'player' with @StateObject

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
