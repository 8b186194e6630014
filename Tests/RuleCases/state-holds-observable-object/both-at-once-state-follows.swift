// Both at once: @State follows it, and @StateObject would build it late

import SwiftUI

@Observable final class Player: ObservableObject {
    var title = ""
}

struct Home: View {
    @State private var player = Player()
    var body: some View { Text(player.title) }
}
