// The view takes the value from its store again

import SwiftUI

final class Store: ObservableObject {
    @Published var names = ["Ravi"]
}

struct Names: View {
    @ObservedObject var store: Store
    @State private var names: [String]

    init(store: Store, names: [String]) {
        self.store = store
        _names = State(initialValue: names)
    }

    var body: some View {
        Button("Reload \(names.count)") { reload() }
    }

    private func reload() {
        names = store.names
    }
}

struct Home: View {
    @StateObject private var store = Store()

    var body: some View {
        Names(store: store, names: store.names)
    }
}
