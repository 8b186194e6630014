// The initializer uses the object at once, so an autoclosure would create it at once, too

import SwiftUI

final class Session: ObservableObject {
    @Published var title = ""
}

final class Store: ObservableObject {
    @Published var session = Session()
}

struct Screen: View {
    @StateObject private var session: Session
    private let title: String

    init(session: Session) {
//       ^~~~~~~ info: 'Screen' ignores every 'session' except the first; let every caller own it and use @ObservedObject
        _session = StateObject(wrappedValue: session)
        title = session.title
    }

    init() {
        _session = StateObject(wrappedValue: Session())
        title = ""
    }

    var body: some View { TextField(title, text: $session.title) }
}

struct Root: View {
    @ObservedObject var store: Store

    var body: some View {
        Screen(session: store.session)
        Screen()
    }
}
