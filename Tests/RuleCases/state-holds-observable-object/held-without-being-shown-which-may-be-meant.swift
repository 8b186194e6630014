// Held without being shown, which may be meant

import SwiftUI

final class Player: ObservableObject {
    @Published var title = ""
    func play() {}
}

struct Detail: View {
    @ObservedObject var player: Player
    var body: some View { Text(player.title) }
}

struct Home: View {
    @State private var player = Player()

    var body: some View {
        Detail(player: player).onAppear { player.play() }
    }
}
