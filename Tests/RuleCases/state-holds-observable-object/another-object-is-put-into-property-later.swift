// Another object is put into the property later

import SwiftUI

final class Player: ObservableObject { @Published var title = "" }

struct Home: View {
    @State private var player = Player()
//                     ^~~~~~ warning: 'Home' misses changes of 'player.title', because @State does not observe 'player'; use @StateObject

    var body: some View {
        Button(player.title) { player = Player() }
    }
}
