// A preview provider, and a class that needs more to be made

// --- Card.swift
import SwiftUI

@Observable final class Store {
    init(name: String) {}
}

struct Card: View {
    @Environment(Store.self) private var store
    var body: some View { Text("") }
}

struct Home: View {
    @State private var store = Store(name: "")
    var body: some View { Card().environment(store) }
}
// --- Previews.swift
import SwiftUI

struct Card_Previews: PreviewProvider {
    static var previews: some View {
        Card()
//      ^~~~ hint: This preview crashes because it does not inject 'Store', which 'Card' reads from the environment
        Card().environment(Store(name: ""))
    }
}
