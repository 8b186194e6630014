// What an object that is passed holds is kept; what its getter makes is the view's own

import SwiftUI

final class Session: ObservableObject {
    @Published var user = ""
}

final class Model: ObservableObject {
    @Published var text = ""
    let session = Session()

    var made: Session { Session() }
}

struct Settings: View {
    @StateObject private var session: Session

    init(model: Model) {
//       ^~~~~ info: 'Settings' ignores every 'model.session' except the first; use @ObservedObject for an object that a caller owns
//       suggested fix: Observe 'session' with @ObservedObject, because 'Settings' then no longer keeps the object alive
        _session = StateObject(wrappedValue: model.session)
    }

    var body: some View { Text(session.user) }
}

struct Other: View {
    @StateObject private var session: Session

    init(model: Model) {
        _session = StateObject(wrappedValue: model.made)
    }

    var body: some View { Text(session.user) }
}

struct Home: View {
    @ObservedObject var model: Model

    var body: some View {
        Settings(model: model)
        Other(model: model)
    }
}
// --- fixed
import SwiftUI

final class Session: ObservableObject {
    @Published var user = ""
}

final class Model: ObservableObject {
    @Published var text = ""
    let session = Session()

    var made: Session { Session() }
}

struct Settings: View {
    @ObservedObject private var session: Session

    init(model: Model) {
        self.session = model.session
    }

    var body: some View { Text(session.user) }
}

struct Other: View {
    @StateObject private var session: Session

    init(model: Model) {
        _session = StateObject(wrappedValue: model.made)
    }

    var body: some View { Text(session.user) }
}

struct Home: View {
    @ObservedObject var model: Model

    var body: some View {
        Settings(model: model)
        Other(model: model)
    }
}
