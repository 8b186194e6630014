// An enum that an observable object declares is a value

import SwiftUI

final class Player: ObservableObject {
    enum Kind { case song, radio }
    @Published var kind = Kind.song
}

struct Home: View {
    @State private var kind = Player.Kind.song
    var body: some View { Picker("Kind", selection: $kind) { Text("Song") } }
}
