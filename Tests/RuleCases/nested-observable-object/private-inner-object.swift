// Nobody outside can pass a private inner object on, so its changes have to go through the outer one

import SwiftUI

final class Player: ObservableObject {
    @Published var title = ""

    func next() { title = "next" }
}

final class Session: ObservableObject {
    private let player = Player()
//              ^~~~~~ info: 'Home' does not update for changes inside 'player'; send them to 'objectWillChange' of 'Session'
    fileprivate var other = Player()
//                  ^~~~~ info: 'Home' does not update for changes inside 'other'; send them to 'objectWillChange' of 'Session'

    var title: String { player.title }

    func next() { player.next() }
}

struct Home: View {
    @StateObject private var session = Session()

    var body: some View {
        Text(session.title)
        Text(session.other.title)
    }
}
