// Where the toolchain is not known

import SwiftUI

@Observable final class Player {
    private var loading: Task<Void, Never>?
    init() { loading = Task { print("loading") } }
}

struct Home: View {
    @State private var player: Player = Player()
//                     ^~~~~~ info: Up to Xcode 26 each update of the parent builds another 'Player', which starts its work again

    var body: some View {
        VStack {
            Text("Home")
        }
    }
}
