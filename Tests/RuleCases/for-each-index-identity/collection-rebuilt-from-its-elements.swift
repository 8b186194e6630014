// Elements move where the collection is rebuilt from its own: filtered, sorted, behind a new one

import SwiftUI

struct Item: Identifiable {
    let id: Int
    var name = ""
}

struct Row: View {
    let item: Item
    @State private var isOpen = false
    var body: some View { Toggle(item.name, isOn: $isOpen) }
}

struct Filtered: View {
    @State private var items: [Item] = []

    var body: some View {
        ForEach(items.indices, id: \.self) { index in Row(item: items[index]) }
//              ^~~~~~~~~~~~~ warning: Rows of 'items' use positions as ids, so 'Row' shows another element's state after a move; use the elements' id
//              suggested fix: Identify the rows by the 'id' of 'Item', because 'id' must be unique for each element
        Button("Clean") { items = items.filter { !$0.name.isEmpty } }
    }
}

struct Prepended: View {
    @State private var items: [Item] = []

    var body: some View {
        ForEach(items.indices, id: \.self) { index in Row(item: items[index]) }
//              ^~~~~~~~~~~~~ warning: Rows of 'items' use positions as ids, so 'Row' shows another element's state after a move; use the elements' id
//              suggested fix: Identify the rows by the 'id' of 'Item', because 'id' must be unique for each element
        Button("Add") { items = [Item(id: items.count)] + items }
    }
}

struct Appended: View {
    @State private var items: [Item] = []

    var body: some View {
        ForEach(items.indices, id: \.self) { index in Row(item: items[index]) }
        Button("Add") { items = items + [Item(id: items.count)] }
        Button("Rename") { items = items.map { Item(id: $0.id, name: "New") } }
    }
}
// --- fixed
import SwiftUI

struct Item: Identifiable {
    let id: Int
    var name = ""
}

struct Row: View {
    let item: Item
    @State private var isOpen = false
    var body: some View { Toggle(item.name, isOn: $isOpen) }
}

struct Filtered: View {
    @State private var items: [Item] = []

    var body: some View {
        ForEach(items) { item in Row(item: item) }
        Button("Clean") { items = items.filter { !$0.name.isEmpty } }
    }
}

struct Prepended: View {
    @State private var items: [Item] = []

    var body: some View {
        ForEach(items) { item in Row(item: item) }
        Button("Add") { items = [Item(id: items.count)] + items }
    }
}

struct Appended: View {
    @State private var items: [Item] = []

    var body: some View {
        ForEach(items.indices, id: \.self) { index in Row(item: items[index]) }
        Button("Add") { items = items + [Item(id: items.count)] }
        Button("Rename") { items = items.map { Item(id: $0.id, name: "New") } }
    }
}
