// Where the toolchain is not known

import SwiftUI

@Observable final class Player {
    private var loading: Task<Void, Never>?
    init() { loading = Task { print("loading") } }
}

struct Home: View {
    @State private var player: Player = Player()
//                     ^~~~~~ info: Up to Xcode 26 'Player()' is built again whenever 'Home' is, and @State keeps only the first; Xcode 27 builds it once
//                     suggested fix: Make 'player' in a task, because 'player' is nil until then, and each use has to say so
//                     suggested fix: Conform 'Player' to ObservableObject and build it once with @StateObject, because 'Player' then is both, for the sake of @StateObject alone

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
    @State private var player: Player?

    var body: some View {
        VStack {
            Text("Home")
        }
        .task { player = player ?? Player() }
    }
}
