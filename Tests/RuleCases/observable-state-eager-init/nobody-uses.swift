// An object that the view never uses starts its work for nothing
// built with: SDK 26

import SwiftUI

@Observable final class Player {
    init() { observe() }
    private func observe() {}
}

struct Home: View {
    @State private var player = Player()
//                     ^~~~~~ info: 'Home' never uses 'player', but every update of the parent creates one; delete it
//                     suggested fix: Delete 'player', because 'player' may keep something alive on purpose
    var body: some View { Text("Home") }
}
// --- fixed
import SwiftUI

@Observable final class Player {
    init() { observe() }
    private func observe() {}
}

struct Home: View {
    var body: some View { Text("Home") }
}
