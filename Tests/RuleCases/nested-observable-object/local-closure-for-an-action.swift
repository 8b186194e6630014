// A local closure that is passed on as an action reads the inner object when something happens

import SwiftUI

class Session: ObservableObject {
    @Published var id = 0
    func next() { id += 1 }
}

class Feed: ObservableObject {
    @Published var session = Session()
    func undo(_ id: Int) {}
}

struct Home: View {
    @ObservedObject var feed: Feed

    var body: some View {
        let onUndo = {
            feed.undo(feed.session.id)
        }
        Form(session: feed.session, onUndo: onUndo)
    }
}

struct Form: View {
    @ObservedObject var session: Session
    let onUndo: () -> Void

    var body: some View { Button("\(session.id)", action: onUndo) }
}
