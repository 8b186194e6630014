// With Xcode 27 it is built once
// built with: iOS 17, SDK 27, compiler 6.4

import SwiftUI

@Observable final class Player {
    init() { load() }
    func load() {}
}

struct Home: View {
    @StateObject private var player = Player()
//                           ^~~~~~ error: @StateObject requires an ObservableObject, but 'Player' is @Observable; use @State
//                           safe fix: Keep 'player' with @State

    var body: some View { Text("Home") }
}
// --- fixed
import SwiftUI

@Observable final class Player {
    init() { load() }
    func load() {}
}

struct Home: View {
    @State private var player = Player()

    var body: some View { Text("Home") }
}
