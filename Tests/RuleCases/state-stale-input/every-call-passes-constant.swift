// Every call passes a constant

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
    var body: some View {
        Editor(item: Item(id: 1, name: ""))
    }
}
