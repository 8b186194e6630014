// In a list, a field can change while the element keeps its identity

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
            Editor(item: item)
//                       ^~~~ info: What users enter in 'Editor' stays in 'item' and never reaches the caller; use a @Binding
        }
    }
}
