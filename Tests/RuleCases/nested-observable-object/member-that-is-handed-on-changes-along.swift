// Whenever the shown member changes, so does the one that the outer object hands on

import Combine
import SwiftUI

final class Extensions: ObservableObject {
    @Published var names: [String] = []
    @Published var isOpen = false
    func add() {
        names.append("a")
        isOpen.toggle()
    }
}

final class Store: ObservableObject {
    @Published var isOpen = false
    let extensions = Extensions()
    init() { extensions.$isOpen.assign(to: &$isOpen) }
}

struct Home: View {
    @StateObject private var store = Store()
    var body: some View {
        Button("\(store.extensions.names.count)") { store.extensions.add() }
        Text(store.extensions.isOpen ? "Open" : "Closed")
    }
}
