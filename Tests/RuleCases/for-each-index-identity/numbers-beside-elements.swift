// Numbers beside the elements, in another order or from one on

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
        ForEach(Array(items.enumerated().reversed()), id: \.offset) { _, item in Row(item: item) }
//                                                        ^~~~~~~~ warning: Rows of 'items' use positions as ids, so 'Row' shows another element's state after a move; use the elements' id
//                                                        suggested fix: Identify the rows by the 'id' of 'Item', because 'id' must be unique for each element
        ForEach(Array(zip(1..., items)), id: \.0) { _, item in Row(item: item) }
//                                           ^~~ warning: Rows of 'items' use positions as ids, so 'Row' shows another element's state after a move; use the elements' id
//                                           suggested fix: Identify the rows by the 'id' of 'Item', because 'id' must be unique for each element
        Button("Remove") { items.remove(at: 0) }
    }
}
// --- fixed
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
        ForEach(Array(items.enumerated().reversed()), id: \.element.id) { _, item in Row(item: item) }
        ForEach(Array(zip(1..., items)), id: \.1.id) { _, item in Row(item: item) }
        Button("Remove") { items.remove(at: 0) }
    }
}
