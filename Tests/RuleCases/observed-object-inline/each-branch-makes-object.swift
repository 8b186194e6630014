// Each branch of an expression makes the object, so every update makes one, whichever branch is taken

import SwiftUI

class Player: ObservableObject {
    @Published var title = ""
}

final class QuietPlayer: Player {}

struct PlayerView: View {
    @ObservedObject private var first = isQuiet ? Player() : Player()
//                              ^~~~~ warning: Every update of the parent re-creates 'first' and loses its state; keep it with @StateObject
//                              safe fix: Keep 'first' with @StateObject
    @ObservedObject private var second: Player = isQuiet ? QuietPlayer() : Player()
//                              ^~~~~~ warning: Every update of the parent re-creates 'second' and loses its state; keep it with @StateObject
//                              safe fix: Keep 'second' with @StateObject

    var body: some View {
        Text(first.title)
        Text(second.title)
    }
}

private let isQuiet = true
// --- fixed
import SwiftUI

class Player: ObservableObject {
    @Published var title = ""
}

final class QuietPlayer: Player {}

struct PlayerView: View {
    @StateObject private var first = isQuiet ? Player() : Player()
    @StateObject private var second: Player = isQuiet ? QuietPlayer() : Player()

    var body: some View {
        Text(first.title)
        Text(second.title)
    }
}

private let isQuiet = true
