// The object is a generic parameter's value, and the parameter is bound to a class

import SwiftUI

class Store: ObservableObject {
    @Published var steps = 0
}

struct Editor<Kind: Store>: View {
    @ObservedObject var store: Kind

    var body: some View {
        Stepper("Steps", value: Binding(get: { store.steps }, set: { store.steps = $0 }))
//                              ^~~~~~~ hint: This binding only reads and writes 'store.steps'; use '$store.steps'
//                              safe fix: Use '$store.steps'
    }
}
// --- fixed
import SwiftUI

class Store: ObservableObject {
    @Published var steps = 0
}

struct Editor<Kind: Store>: View {
    @ObservedObject var store: Kind

    var body: some View {
        Stepper("Steps", value: $store.steps)
    }
}
