// The same up to Xcode 26
// built with: SDK 26

import SwiftUI

@Observable final class Player {
    init(id: Int) {
        for _ in 0..<id {}
    }
}

struct Home: View {
    @State private var player: Player

    init(initialID: Int) {
        player = Player(id: initialID)
//               ^~~~~~~~~~~~~~~~~~~~~ info: Every update of the parent runs the initializer of 'Player', which does work; move the work to '.task'
    }

    var body: some View { Text("Home") }
}
