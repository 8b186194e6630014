// Positions in reverse, and some of them

import SwiftUI

struct Item: Identifiable {
    let id: Int
    var name: String
}

struct Row: View {
    let item: Item
    @State private var isOn = false

    var body: some View { Toggle(item.name, isOn: $isOn) }
}

struct Home: View {
    @State private var items = [Item(id: 0, name: "a"), Item(id: 1, name: "b")]

    var body: some View {
        ForEach(items.indices.reversed(), id: \.self) { i in Row(item: items[i]) }
//              ^~~~~~~~~~~~~~~~~~~~~~~~ warning: Rows of 'items' use positions as ids, so 'Row' shows another element's state after a move; use the elements' id
        ForEach(Array(items.indices.dropFirst()), id: \.self) { i in Row(item: items[i]) }
//              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ warning: Rows of 'items' use positions as ids, so 'Row' shows another element's state after a move; use the elements' id
        ForEach(items.reversed()) { item in Row(item: item) }
        Button("Remove") { items.remove(at: 0) }
    }
}
