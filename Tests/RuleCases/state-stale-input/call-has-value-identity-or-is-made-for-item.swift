// The call has the value's identity, or is made for an item

import SwiftUI

struct Item: Identifiable, Hashable {
    let id: Int
    var name: String
}

struct Editor: View {
    @State private var item: Item

    init(item: Item) {
        _item = State(initialValue: item)
    }

    var body: some View {
        TextField("Name", text: $item.name)
    }
}

struct Home: View {
    let item: Item
    @State private var edited: Item?

    var body: some View {
        Editor(item: item).id(item.id)
            .sheet(item: $edited) { Editor(item: $0) }
    }
}
