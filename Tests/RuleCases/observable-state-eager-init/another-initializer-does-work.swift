// Another initializer does the work

import SwiftUI

@Observable final class Player {
    init() {}
    init(path: String) { load(path) }
    private func load(_ path: String) {}
}

struct Home: View {
    @State private var player = Player()
    var body: some View { Text("Home") }
}
