// A range without an id, over elements that change

import SwiftUI

final class Cart: ObservableObject {
    @Published var names: [String] = []
}

struct Home: View {
    @ObservedObject var cart: Cart
    @State private var names: [String] = []

    var body: some View {
        ForEach(0..<names.count) { index in Text(names[index]) }
//              ^~~~~~~~~~~~~~~ warning: SwiftUI reads this range only once, so rows miss new elements of 'names', and removing one can crash; add an id
//              suggested fix: Add 'id: \.self', because the rows' state then stays at their positions
        ForEach(cart.names.indices) { index in Text(cart.names[index]) }
//              ^~~~~~~~~~~~~~~~~~ warning: SwiftUI reads this range only once, so rows miss new elements of 'cart.names', and removing one can crash; add an id
//              suggested fix: Add 'id: \.self', because the rows' state then stays at their positions
        Button("Add") { names.append("a") }
    }
}
// --- fixed
import SwiftUI

final class Cart: ObservableObject {
    @Published var names: [String] = []
}

struct Home: View {
    @ObservedObject var cart: Cart
    @State private var names: [String] = []

    var body: some View {
        ForEach(0..<names.count, id: \.self) { index in Text(names[index]) }
        ForEach(cart.names.indices, id: \.self) { index in Text(cart.names[index]) }
        Button("Add") { names.append("a") }
    }
}
