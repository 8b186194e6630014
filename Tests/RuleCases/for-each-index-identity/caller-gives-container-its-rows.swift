// The only caller's closure gives the rows of a container their state; of several callers, some may give none

import SwiftUI

struct Item: Identifiable {
    let id: Int
    var name = ""
}

struct Row: View {
    let item: Item
    @State private var isOn = false
    var body: some View { Toggle(item.name, isOn: $isOn) }
}

struct Box<Element, Content: View>: View {
    let items: [Element]
    @ViewBuilder let row: (Element) -> Content
    var body: some View { ForEach(items.indices, id: \.self) { i in row(items[i]) } }
//                                ^~~~~~~~~~~~~ warning: Rows of 'items' use positions as ids, so 'Row' shows another element's state after a move; use an id that moves with its element
}

struct Panel<Element, Content: View>: View {
    let items: [Element]
    @ViewBuilder let row: (Element) -> Content
    var body: some View { ForEach(items.indices, id: \.self) { i in row(items[i]) } }
//                                ^~~~~~~~~~~~~ hint: Rows of 'items' use positions as ids, so SwiftUI redraws rows instead of moving them; use an id that moves with its element
}

struct Home: View {
    @State private var items: [Item] = []

    var body: some View {
        Box(items: items) { item in Row(item: item) }
        Panel(items: items) { item in Row(item: item) }
        Panel(items: items) { item in Text(item.name) }
        Button("Add") { items.insert(Item(id: 1), at: 0) }
    }
}
