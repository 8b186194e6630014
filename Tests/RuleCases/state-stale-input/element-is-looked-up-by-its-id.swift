// The id of an element that is looked up by it

import SwiftUI

struct Item: Identifiable {
    let id: Int
    var name: String
}

struct Card: View {
    @State private var id: Int

    init(id: Int) { _id = State(initialValue: id) }

    var body: some View { Text("\(id)") }
}

struct Home: View {
    private let id = 1
    @State private var items: [Item] = []

    var body: some View {
        if let item = items.first(where: { $0.id == id }) {
            Card(id: item.id)
        }
        Button("Add") { items.append(Item(id: items.count, name: "")) }
    }
}
