// A factory makes the object for the screen that it returns, so the state is what keeps it

import SwiftUI
import Observation

@Observable
final class Store {
    var name: String

    init(name: String) { self.name = name }
}

struct Editor: View {
    @State var store: Store

    var body: some View { Text(store.name) }
}

struct Factory {
    func makeEditor(name: String) -> Editor {
        let store = Store(name: name)
        let editor = Editor(store: store)
        return editor
    }
}

struct Home: View {
    @State private var path: [String] = []

    var body: some View {
        NavigationStack(path: $path) {
            Button("New") { path.append("Tea") }
                .navigationDestination(for: String.self) { Factory().makeEditor(name: $0) }
        }
    }
}
