// Numbered elements keep their numbers

import SwiftUI

struct Item: Identifiable, Hashable {
    let id: Int
    var name: String
}

struct Row: View {
    let item: Item
    @State private var isOn = false

    var body: some View { Toggle(item.name, isOn: $isOn) }
}

struct Home: View {
    @State private var items: [Item] = []

    var body: some View {
        ForEach(Array(items.enumerated()), id: \.offset) { offset, item in
//                                             ^~~~~~~~ warning: Rows of 'items' use positions as ids, so 'Row' shows another element's state after a move; use the elements' id
//                                             suggested fix: Identify the rows by the 'id' of 'Item', because 'id' must be unique for each element
            Text("\(offset)")
            Row(item: item)
        }
        Button("Move") { items.insert(items.removeLast(), at: 0) }
    }
}
// --- fixed
import SwiftUI

struct Item: Identifiable, Hashable {
    let id: Int
    var name: String
}

struct Row: View {
    let item: Item
    @State private var isOn = false

    var body: some View { Toggle(item.name, isOn: $isOn) }
}

struct Home: View {
    @State private var items: [Item] = []

    var body: some View {
        ForEach(Array(items.enumerated()), id: \.element.id) { offset, item in
            Text("\(offset)")
            Row(item: item)
        }
        Button("Move") { items.insert(items.removeLast(), at: 0) }
    }
}
