// The view's own initializer takes no such parameter, so what other code does with the state is what goes wrong
// also reported by: state-stale-input

import SwiftUI

final class Player: ObservableObject {}

struct Card: View {
    @State var count = 0
//             ^~~~~ info: 'count' belongs only to 'Card'; make it private
//             safe fix: Make 'count' private
    @State var limit = 0
//             ^~~~~ info: 'limit' belongs only to 'Card'; make it private
//             safe fix: Make 'limit' private
    @StateObject var player = Player()
//                   ^~~~~~ info: 'player' belongs only to 'Card'; make it private
//                   safe fix: Make 'player' private
    let title: String

    init(title: String, limit: Int) {
        self.title = title
        _limit = State(initialValue: limit)
    }

    var body: some View { Button("\(title) \(count) of \(limit)") { count += 1 } }
}
// --- fixed
import SwiftUI

final class Player: ObservableObject {}

struct Card: View {
    @State private var count = 0
    @State private var limit = 0
    @StateObject private var player = Player()
    let title: String

    init(title: String, limit: Int) {
        self.title = title
        _limit = State(initialValue: limit)
    }

    var body: some View { Button("\(title) \(count) of \(limit)") { count += 1 } }
}
