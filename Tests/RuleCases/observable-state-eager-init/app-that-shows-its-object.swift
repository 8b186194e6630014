// What the app shows of its object changes, and each change creates the view again
// built with: SDK 26

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
    let card: Int
    @State private var player = Player()
//                     ^~~~~~ info: Every update of the parent runs the initializer of 'Player', which does work; move the work to '.task'

    var body: some View {
        Text("\(player.title) \(card)")
    }
}

@main struct MusicApp: App {
    @State private var deck = Deck()

    var body: some Scene {
        WindowGroup {
            Home(card: deck.card).onOpenURL { url in deck.card = url.path.count }
        }
    }
}
