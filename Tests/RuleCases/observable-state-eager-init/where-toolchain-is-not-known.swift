// Where the toolchain is not known

import SwiftUI

@Observable final class Player {
    private var loading: Task<Void, Never>?
    init() { loading = Task { print("loading") } }
}

struct Home: View {
    @State private var player: Player = Player()
//                     ^~~~~~ info: 'Home' never uses 'player', but every update of the parent creates one; delete it
//                     suggested fix: Delete 'player', because 'player' may keep something alive on purpose

    var body: some View {
        VStack {
            Text("Home")
        }
    }
}
// --- fixed
import SwiftUI

@Observable final class Player {
    private var loading: Task<Void, Never>?
    init() { loading = Task { print("loading") } }
}

struct Home: View {
    var body: some View {
        VStack {
            Text("Home")
        }
    }
}
