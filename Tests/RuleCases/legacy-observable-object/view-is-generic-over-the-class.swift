// A view that is generic over the class is changed along with the class

import SwiftUI

class Store: ObservableObject {
//    ^~~~~ hint: 'Store' can be an @Observable class, so views update only for the properties that they read
//    suggested fix: Migrate 'Store' to @Observable, because views then update only when a property that they read changes, and this edits 5 places in this file
    @Published var steps = 0
}

struct Editor<Kind: Store>: View {
    @ObservedObject var store: Kind
    var body: some View { Stepper("Steps", value: $store.steps) }
}

struct Home: View {
    @StateObject private var store = Store()
    var body: some View { Editor(store: store) }
}
// --- fixed
import SwiftUI

@Observable class Store {
    var steps = 0
}

struct Editor<Kind: Store>: View {
    @Bindable var store: Kind
    var body: some View { Stepper("Steps", value: $store.steps) }
}

struct Home: View {
    @State private var store = Store()
    var body: some View { Editor(store: store) }
}
