// Optional elements are no ids themselves where nobody knows that they are hashable

import SwiftUI

struct Item {
    var name: String
}

extension Item: Hashable {
    static func == (first: Item, second: Item) -> Bool { first.name == second.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

struct Board: View {
    @State private var items: [Item?] = []

    var body: some View {
        Button("Add") { items.append(nil) }
        ForEach(items, id: \.hashValue) { item in Text(item?.name ?? "") }
//                         ^~~~~~~~~~~ info: Rows of 'items' use hashes as ids, which can collide and change on every launch; use a unique id
    }
}
