// Pairs as an array, and a range from the first index to the last

import SwiftUI

struct Item: Identifiable {
    let id: Int
    var name: String
}

struct Row: View {
    let item: Item
    @State private var isOpen = false

    var body: some View { DisclosureGroup(item.name, isExpanded: $isOpen) { Text("Open") } }
}

struct Home: View {
    @State private var items: [Item] = []

    var body: some View {
        ForEach(items.enumerated().map { $0 }, id: \.offset) { pair in Row(item: pair.element) }
//                                                 ^~~~~~~~ warning: Rows of 'items' use positions as ids, so 'Row' shows another element's state after a move; use the elements' id
//                                                 suggested fix: Identify the rows by the 'id' of 'Item', because 'id' must be unique for each element
        ForEach(items.enumerated().map { ($0, $1) }, id: \.0) { pair in Row(item: pair.1) }
//                                                       ^~~ warning: Rows of 'items' use positions as ids, so 'Row' shows another element's state after a move; use the elements' id
//                                                       suggested fix: Identify the rows by the 'id' of 'Item', because 'id' must be unique for each element
        ForEach(items.startIndex..<items.endIndex, id: \.self) { index in Row(item: items[index]) }
//              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ warning: Rows of 'items' use positions as ids, so 'Row' shows another element's state after a move; use the elements' id
//              suggested fix: Identify the rows by the 'id' of 'Item', because 'id' must be unique for each element
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
    @State private var isOpen = false

    var body: some View { DisclosureGroup(item.name, isExpanded: $isOpen) { Text("Open") } }
}

struct Home: View {
    @State private var items: [Item] = []

    var body: some View {
        ForEach(items.enumerated().map { $0 }, id: \.element.id) { pair in Row(item: pair.element) }
        ForEach(items.enumerated().map { ($0, $1) }, id: \.1.id) { pair in Row(item: pair.1) }
        ForEach(items) { item in Row(item: item) }
        Button("Remove") { items.remove(at: 0) }
    }
}
