// Up to Xcode 26 @State builds an object again and again, and this one works for it
// built with: iOS 17, SDK 26

import SwiftUI

@Observable final class Player {
    init() { load() }
    func load() {}
}

struct Home: View {
    @StateObject private var player = Player()
//                           ^~~~~~ error: @StateObject requires an ObservableObject, but 'Player' is @Observable; use @State
//                           suggested fix: Keep 'player' with @State, because 'observable-state-eager-init' would then report: 'Home' never uses 'player', but every update of the parent creates one; delete it

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
