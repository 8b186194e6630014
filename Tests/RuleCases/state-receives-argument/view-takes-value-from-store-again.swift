// The view takes the value from its store again, so that it does see later ones
// also reported by: private-state

import SwiftUI

final class Store: ObservableObject {
    @Published var flags = ["dark"]
}

struct Flags: View {
    @ObservedObject var store: Store
    @State var flags: [String]

    var body: some View {
        Text(flags.joined())
            .onReceive(store.$flags) { _ in flags = store.flags }
    }
}

struct Home: View {
    @StateObject private var store = Store()

    var body: some View {
        Flags(store: store, flags: store.flags)
    }
}
