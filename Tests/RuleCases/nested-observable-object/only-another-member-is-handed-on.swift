// The outer object hands on one member of the inner object, and the view shows another one that changes without it

import Combine
import SwiftUI

final class Extensions: ObservableObject {
    @Published var names: [String] = []
    @Published var isOpen = false
    func add() { names.append("a") }
    func open() { isOpen = true }
}

final class Store: ObservableObject {
    @Published var isOpen = false
    let extensions = Extensions()
//      ^~~~~~~~~~ info: 'Home' does not update for changes inside 'extensions'; pass it to a view that observes it
    init() { extensions.$isOpen.assign(to: &$isOpen) }
}

struct Home: View {
    @StateObject private var store = Store()
    var body: some View {
        Button("\(store.extensions.names.count)") { store.extensions.add() }
        Button(store.isOpen ? "Opened" : "Open") { store.extensions.open() }
    }
}
