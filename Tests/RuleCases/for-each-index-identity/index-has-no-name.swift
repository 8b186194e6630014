// The index has no name

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
        List(items.indices, id: \.self) { Row(item: items[$0]) }
//           ^~~~~~~~~~~~~ warning: Rows of 'items' use positions as ids, so 'Row' shows another element's state after a move; use the elements' id
//           suggested fix: Identify the rows by the 'id' of 'Item', because 'id' must be unique for each element
        Button("Remove") { items.remove(at: 0) }
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
        List(items) { Row(item: $0) }
        Button("Remove") { items.remove(at: 0) }
    }
}
