// Each branch of what an initializer assigns makes the object; a statement is no argument of a state object

import SwiftUI

class Player: ObservableObject {
    @Published var title = ""
}

final class QuietPlayer: Player {}

struct PlayerView: View {
    @ObservedObject private var first: Player
//                              ^~~~~ warning: Every update of the parent re-creates 'first' and loses its state; keep it with @StateObject
//                              suggested fix: Keep 'first' with @StateObject, because 'first' is created from 'isOld', and @StateObject ignores later values of it
    @ObservedObject private var second: Player
//                              ^~~~~~ warning: Every update of the parent re-creates 'second' and loses its state; keep it with @StateObject
//                              suggested fix: Keep 'second' with @StateObject, because 'second' is created from 'isLoud', and @StateObject ignores later values of it

    init(isLoud: Bool, isOld: Bool, count: Int) {
        first = isOld ? Player() : count > 1 ? QuietPlayer() : .init()
        second = if isLoud { Player() } else { QuietPlayer() }
    }

    var body: some View {
        Text(first.title)
        Text(second.title)
    }
}
// --- fixed
import SwiftUI

class Player: ObservableObject {
    @Published var title = ""
}

final class QuietPlayer: Player {}

struct PlayerView: View {
    @StateObject private var first: Player
    @StateObject private var second: Player

    init(isLoud: Bool, isOld: Bool, count: Int) {
        _first = StateObject(wrappedValue: isOld ? Player() : count > 1 ? QuietPlayer() : .init())
        _second = StateObject(wrappedValue: { if isLoud { Player() } else { QuietPlayer() } }())
    }

    var body: some View {
        Text(first.title)
        Text(second.title)
    }
}
