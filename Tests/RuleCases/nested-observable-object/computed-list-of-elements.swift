// A view shows the elements that a computed property chooses

import SwiftUI

final class Item: ObservableObject, Identifiable {
    let id = UUID()
    @Published var isDone = false
    func finish() { isDone = true }
}

final class ItemList: ObservableObject {
    @Published var items: [Item] = []
//                 ^~~~~ info: 'OpenItems' does not update for changes inside the elements of 'items'; pass each one to a view that observes it
    var open: [Item] { items.filter { !$0.isDone } }
}

struct OpenItems: View {
    @StateObject private var list = ItemList()

    var body: some View {
        List(list.open) { item in
            Button(item.isDone ? "a" : "b") { item.finish() }
        }
    }
}
