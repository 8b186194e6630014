// Protocols whose requirements leave the object alone, and a protocol of SwiftUI

import SwiftUI

protocol Titled {
    @MainActor var title: String { get }
}

final class Player: ObservableObject {
    var volume = 0
}

struct PlayerView: View, Titled {
    @ObservedObject private var player = Player()
//                              ^~~~~~ warning: Every update of the parent re-creates 'player' and loses its state; keep it with @StateObject
//                              safe fix: Keep 'player' with @StateObject

    var title: String { "Player" }

    var body: some View {
        Text(title).onAppear { mute() }
    }

    func mute() {
        player.volume = 0
    }
}

struct PlayerStyle: ButtonStyle {
    @ObservedObject private var player = Player()
//                              ^~~~~~ warning: Every update of the parent re-creates 'player' and loses its state; keep it with @StateObject
//                              safe fix: Keep 'player' with @StateObject

    func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(Double(player.volume))
    }
}
// --- fixed
import SwiftUI

protocol Titled {
    @MainActor var title: String { get }
}

final class Player: ObservableObject {
    var volume = 0
}

struct PlayerView: View, Titled {
    @StateObject private var player = Player()

    var title: String { "Player" }

    var body: some View {
        Text(title).onAppear { mute() }
    }

    func mute() {
        player.volume = 0
    }
}

struct PlayerStyle: ButtonStyle {
    @StateObject private var player = Player()

    func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(Double(player.volume))
    }
}
