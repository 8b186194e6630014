// Another object is put into the property later

import SwiftUI

final class Player: ObservableObject { @Published var title = "" }

struct Home: View {
    @State private var player = Player()
//                     ^~~~~~ warning: 'Home' does not update when 'player.title' changes, because @State does not observe it; use @StateObject

    var body: some View {
        Button(player.title) { player = Player() }
    }
}
