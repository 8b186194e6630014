// The song can also be chosen while the player is shown

import SwiftUI

final class PlayerModel: ObservableObject {
    @Published var isPlaying = false
    let song: String
    init(song: String) { self.song = song }
}

struct Player: View {
    @StateObject private var model: PlayerModel

    init(song: String) {
        _model = StateObject(wrappedValue: PlayerModel(song: song))
    }

    var body: some View {
        Toggle(model.song, isOn: $model.isPlaying)
    }
}

enum Step {
    case choosing, playing
}

struct Home: View {
    @State private var song = ""
    @State private var step = Step.choosing

    var body: some View {
        VStack {
            switch step {
            case .choosing: Button("Begin") { step = .playing }
            case .playing: Player(song: song)
//                                      ^~~~ info: 'Player' keeps the 'model' created from its first 'song'; reset it with '.id(…)'
//                                      suggested fix: Give 'Player' a new identity when 'song' changes, because a new identity resets all state and focus in 'Player', re-creates its model, and does not animate the change
            }
            Button("First") { song = "First" }
        }
    }
}
// --- fixed
import SwiftUI

final class PlayerModel: ObservableObject {
    @Published var isPlaying = false
    let song: String
    init(song: String) { self.song = song }
}

struct Player: View {
    @StateObject private var model: PlayerModel

    init(song: String) {
        _model = StateObject(wrappedValue: PlayerModel(song: song))
    }

    var body: some View {
        Toggle(model.song, isOn: $model.isPlaying)
    }
}

enum Step {
    case choosing, playing
}

struct Home: View {
    @State private var song = ""
    @State private var step = Step.choosing

    var body: some View {
        VStack {
            switch step {
            case .choosing: Button("Begin") { step = .playing }
            case .playing: Player(song: song).id(song)
            }
            Button("First") { song = "First" }
        }
    }
}
