// An identity that is the position again keeps the row's state where it is
// also reported by: id-side-effects

import SwiftUI

struct Item: Identifiable {
    let id: Int
}

struct Row: View {
    let item: Item
    @State private var isOn = false
    var body: some View { Toggle("On", isOn: $isOn) }
}

struct Home: View {
    @State private var items: [Item] = []

    var body: some View {
        ForEach(items.indices, id: \.self) { index in
//              ^~~~~~~~~~~~~ warning: Rows of 'items' use positions as ids, so 'Row' shows another element's state after a move; use the elements' id
            Row(item: items[index]).id(index)
        }
        ForEach(Array(items.enumerated()), id: \.offset) { index, item in
//                                             ^~~~~~~~ warning: Rows of 'items' use positions as ids, so 'Row' shows another element's state after a move; use the elements' id
            Row(item: item).id("row \(index)")
        }
        ForEach(0..<items.count, id: \.self) {
//              ^~~~~~~~~~~~~~~ warning: Rows of 'items' use positions as ids, so 'Row' shows another element's state after a move; use the elements' id
            Row(item: items[$0]).padding().id($0)
        }
        Button("Remove") { items.remove(at: 0) }
    }
}

struct Still: View {
    @State private var items: [Item] = []

    var body: some View {
        ForEach(items.indices, id: \.self) { index in
            Row(item: items[index]).id(index)
        }
        Button("Add") { items.append(Item(id: items.count)) }
    }
}
