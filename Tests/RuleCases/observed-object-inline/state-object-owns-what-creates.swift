// A state object owns what it creates

import SwiftUI

final class Player: ObservableObject {}

struct PlayerView: View {
    @StateObject private var player = Player()

    var body: some View {
        Text("Player")
    }
}
