// State that gets a value only where it has none never gives a view that is shown with one another value

import SwiftUI

struct Session: Equatable {
    var id: Int
    var name: String
}

final class MainModel: ObservableObject {
    @Published var text = ""
    let session: Session
    init(session: Session) { self.session = session }
    func load() { text = session.name }
}

struct MainScreen: View {
    @StateObject private var model: MainModel
    init(session: Session) { _model = StateObject(wrappedValue: MainModel(session: session)) }
    var body: some View { Text(model.text).onAppear { model.load() } }
}

struct Login: View {
    let onDone: (Session) -> Void
    var body: some View { Button("Log in") { onDone(Session(id: 1, name: "Ann")) } }
}

struct Chooser: View {
    @Binding var session: Session?
    var body: some View { Button("Choose") { session = Session(id: 2, name: "Bob") } }
}

struct Root: View {
    @State private var session: Session?

    var body: some View {
        if let session {
            MainScreen(session: session)
            Button("Log out") { self.session = nil }
        } else {
            Login { session = $0 }
            Chooser(session: $session)
            Button("Guest", action: enter)
        }
    }

    private func enter() { session = Session(id: 0, name: "Guest") }
}

struct Compared: View {
    @State private var session: Session?

    var body: some View {
        VStack {
            if session == nil {
                Button("Guest") { start() }
            } else if let current = session {
                MainScreen(session: current)
            }
        }
        .sheet(item: $session) { session in Text(session.name) }
    }

    private func start() {
        guard session == nil else { return }
        session = Session(id: 0, name: "Guest")
    }
}

extension Session: Identifiable {}

struct Switching: View {
    @State private var session: Session?

    var body: some View {
        if let session {
            MainScreen(session: session)
//                              ^~~~~~~ info: 'MainScreen' keeps the 'model' created from its first 'session'; reset it with '.id(…)'
//                              suggested fix: Give 'MainScreen' a new identity when 'session.id' changes, because a new identity resets all state and focus in 'MainScreen', re-creates its model, and does not animate the change
            Button("Switch") { enter() }
        } else {
            Button("Guest") { enter() }
        }
    }

    private func enter() { session = Session(id: (session?.id ?? 0) + 1, name: "Guest") }
}

struct Renaming: View {
    @State private var session: Session?

    var body: some View {
        if let session {
            MainScreen(session: session)
//                              ^~~~~~~ info: 'MainScreen' keeps the 'model' created from its first 'session'; reset it with '.id(…)'
//                              suggested fix: Give 'MainScreen' a new identity when 'session.id' changes, because a new identity resets all state and focus in 'MainScreen', re-creates its model, and does not animate the change
            Button("Rename") { self.session?.name = "Ann" }
        } else {
            Button("Guest") { session = Session(id: 0, name: "Guest") }
        }
    }
}
// --- fixed
import SwiftUI

struct Session: Equatable {
    var id: Int
    var name: String
}

final class MainModel: ObservableObject {
    @Published var text = ""
    let session: Session
    init(session: Session) { self.session = session }
    func load() { text = session.name }
}

struct MainScreen: View {
    @StateObject private var model: MainModel
    init(session: Session) { _model = StateObject(wrappedValue: MainModel(session: session)) }
    var body: some View { Text(model.text).onAppear { model.load() } }
}

struct Login: View {
    let onDone: (Session) -> Void
    var body: some View { Button("Log in") { onDone(Session(id: 1, name: "Ann")) } }
}

struct Chooser: View {
    @Binding var session: Session?
    var body: some View { Button("Choose") { session = Session(id: 2, name: "Bob") } }
}

struct Root: View {
    @State private var session: Session?

    var body: some View {
        if let session {
            MainScreen(session: session)
            Button("Log out") { self.session = nil }
        } else {
            Login { session = $0 }
            Chooser(session: $session)
            Button("Guest", action: enter)
        }
    }

    private func enter() { session = Session(id: 0, name: "Guest") }
}

struct Compared: View {
    @State private var session: Session?

    var body: some View {
        VStack {
            if session == nil {
                Button("Guest") { start() }
            } else if let current = session {
                MainScreen(session: current)
            }
        }
        .sheet(item: $session) { session in Text(session.name) }
    }

    private func start() {
        guard session == nil else { return }
        session = Session(id: 0, name: "Guest")
    }
}

extension Session: Identifiable {}

struct Switching: View {
    @State private var session: Session?

    var body: some View {
        if let session {
            MainScreen(session: session).id(session.id)
            Button("Switch") { enter() }
        } else {
            Button("Guest") { enter() }
        }
    }

    private func enter() { session = Session(id: (session?.id ?? 0) + 1, name: "Guest") }
}

struct Renaming: View {
    @State private var session: Session?

    var body: some View {
        if let session {
            MainScreen(session: session).id(session.id)
            Button("Rename") { self.session?.name = "Ann" }
        } else {
            Button("Guest") { session = Session(id: 0, name: "Guest") }
        }
    }
}
