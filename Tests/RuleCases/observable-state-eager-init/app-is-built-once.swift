// An app is built once

import SwiftUI

@Observable final class Player {
    init() { observe() }
    private func observe() {}
}

@main struct Main: App {
    @State private var player = Player()
    var body: some Scene { WindowGroup { Text("Home") } }
}
