// The parent's state changes: bound to it, the view changes it too

// --- Editor.swift
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
// --- Home.swift
import SwiftUI

struct Home: View {
    @State private var selected: Item

    init(initialItem: Item) {
        _selected = State(initialValue: initialItem)
    }

    var body: some View {
        Editor(item: selected)
//                   ^~~~~~~~ warning: What users enter in 'Editor' stays in 'item' and never reaches the caller; use a @Binding
//                   suggested fix: Bind 'item' to the caller's value, because changes to 'item' in 'Editor' then also change the caller's value
    }
}
// --- fixed Editor.swift
import SwiftUI

struct Item: Identifiable, Hashable {
    let id: Int
    var name: String
}

struct Editor: View {
    @Binding private var item: Item

    init(item: Binding<Item>) {
        _item = item
    }

    var body: some View {
        TextField("Name", text: $item.name)
    }
}
// --- fixed Home.swift
import SwiftUI

struct Home: View {
    @State private var selected: Item

    init(initialItem: Item) {
        _selected = State(initialValue: initialItem)
    }

    var body: some View {
        Editor(item: $selected)
    }
}
