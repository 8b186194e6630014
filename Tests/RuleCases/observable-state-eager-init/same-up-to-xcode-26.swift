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
//               ^~~~~~~~~~~~~~~~~~~~~ info: 'Player(id: initialID)' is built again whenever 'Home' is, and @State keeps only the first
//               suggested fix: Conform 'Player' to ObservableObject and build it once with @StateObject, because 'Player' then is both, for the sake of @StateObject alone
    }

    var body: some View { Text("Home") }
}
// --- fixed
import SwiftUI

@Observable final class Player: ObservableObject {
    init(id: Int) {
        for _ in 0..<id {}
    }
}

struct Home: View {
    @StateObject private var player: Player

    init(initialID: Int) {
        _player = StateObject(wrappedValue: Player(id: initialID))
    }

    var body: some View { Text("Home") }
}
