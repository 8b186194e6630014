// An app that only lends its state, and shows nothing of the object that it keeps, creates the view once
// also reported by: state-never-read

import SwiftUI

@Observable final class Player {
    var title = ""
    init() { observe() }
    private func observe() {}
}

@Observable final class Deck {
    var card = 0
}

struct Home: View {
    @Binding var tab: Int
    @State private var player = Player()

    var body: some View {
        Button(player.title) { tab = 1 }
    }
}

@main struct MusicApp: App {
    @State private var tab = 0
    @State private var deck = Deck()

    var body: some Scene {
        WindowGroup {
            Home(tab: $tab).environment(deck).onOpenURL { url in deck.card = url.path.count }
        }
    }
}
