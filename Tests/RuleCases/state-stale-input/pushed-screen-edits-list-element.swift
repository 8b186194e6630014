// A screen that is pushed for an element of a list edits this element

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
    let items: [Item]

    var body: some View {
        ForEach(items) { item in
            NavigationLink("Edit") {
                Editor(item: item)
            }
        }
    }
}
