// A part of a struct changes, which publishes the whole struct
// built with: default isolation nonisolated

import SwiftUI

struct Playback {
    var volume = 0.0
    var isShuffled = false
}

final class Tape { var position = 0.0 }

final class Player: ObservableObject {
    @Published private(set) var playback: Playback = .init()
    @Published var tape = Tape()

    func setVolume(_ volume: Double) async {
        playback.volume = volume
//      ^~~~~~~~ warning: 'setVolume' changes 'playback' on a background thread, which SwiftUI doesn't allow; use @MainActor
//      suggested fix: Run 'setVolume' on the main actor, because then all of its own code runs on the main thread
    }

    func shuffle() async {
        playback.isShuffled.toggle()
//      ^~~~~~~~ warning: 'shuffle' changes 'playback' on a background thread, which SwiftUI doesn't allow; use @MainActor
//      suggested fix: Run 'shuffle' on the main actor, because then all of its own code runs on the main thread
    }

    // Nothing is published for a change inside a plain object.
    func rewind() async {
        tape.position = 0
    }
}

struct PlayerView: View {
    @StateObject private var player = Player()

    var body: some View {
        Text("\(player.playback.volume) \(player.playback.isShuffled ? "shuffled" : "") \(player.tape.position)")
            .task {
                await player.setVolume(1)
                await player.shuffle()
                await player.rewind()
            }
    }
}
// --- fixed
import SwiftUI

struct Playback {
    var volume = 0.0
    var isShuffled = false
}

final class Tape { var position = 0.0 }

final class Player: ObservableObject {
    @Published private(set) var playback: Playback = .init()
    @Published var tape = Tape()

    @MainActor
    func setVolume(_ volume: Double) async {
        playback.volume = volume
    }

    @MainActor
    func shuffle() async {
        playback.isShuffled.toggle()
    }

    // Nothing is published for a change inside a plain object.
    func rewind() async {
        tape.position = 0
    }
}

struct PlayerView: View {
    @StateObject private var player = Player()

    var body: some View {
        Text("\(player.playback.volume) \(player.playback.isShuffled ? "shuffled" : "") \(player.tape.position)")
            .task {
                await player.setVolume(1)
                await player.shuffle()
                await player.rewind()
            }
    }
}
