// Only the screen before chooses the song, and it is gone when the player is shown

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

struct Chooser: View {
    @Binding var song: String
    @Binding var step: Step

    var body: some View {
        Button("First") {
            song = "First"
            step = .playing
        }
    }
}

struct Home: View {
    @State private var song: String
    @State private var step = Step.choosing

    init(songs: [String]) {
        self.song = songs.first ?? ""
    }

    var body: some View {
        VStack {
            switch step {
            case .choosing: Chooser(song: $song, step: $step)
            case .playing: Player(song: song)
            }
        }
    }
}
