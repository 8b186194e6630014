// A row that a function draws has the identity that the function gives it

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
        ForEach(Array(items.enumerated()), id: \.offset) { _, item in card(item) }
        ForEach(Array(items.enumerated()), id: \.offset) { index, item in numbered(item, at: index) }
//                                             ^~~~~~~~ warning: Rows of 'items' use positions as ids, so 'Row' shows another element's state after a move; use the elements' id
//                                             suggested fix: Identify the rows by the 'id' of 'Item', because 'id' must be unique for each element
        Button("Remove") { items.remove(at: 0) }
    }

    private func card(_ item: Item) -> some View {
        VStack { content(item) }.id(item.id)
    }

    private func numbered(_ item: Item, at index: Int) -> some View {
        content(item).id(index)
    }

    private func content(_ item: Item) -> some View { Row(item: item) }
}
// --- fixed
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
        ForEach(Array(items.enumerated()), id: \.offset) { _, item in card(item) }
        ForEach(Array(items.enumerated()), id: \.element.id) { index, item in numbered(item, at: index) }
        Button("Remove") { items.remove(at: 0) }
    }

    private func card(_ item: Item) -> some View {
        VStack { content(item) }.id(item.id)
    }

    private func numbered(_ item: Item, at index: Int) -> some View {
        content(item).id(index)
    }

    private func content(_ item: Item) -> some View { Row(item: item) }
}
