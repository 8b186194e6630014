// A property of an extension pairs the elements with their positions

// --- Example.swift
import SwiftUI

struct Item: Identifiable {
    let id: Int
    var name = ""
}

final class Model: ObservableObject {
    @Published private(set) var items: [Item] = []

    func remove(_ item: Item) { items.removeAll { $0.id == item.id } }
    func insert(_ item: Item) { items.insert(item, at: 0) }
}

struct Row: View {
    let item: Item
    @State private var isOn = false

    var body: some View { Toggle(item.name, isOn: $isOn) }
}

struct Home: View {
    @ObservedObject var model: Model

    var body: some View {
        ForEach(model.items.indexed, id: \.offset) { _, item in Row(item: item) }
//                                       ^~~~~~~~ warning: Rows of 'model.items' use positions as ids, so 'Row' shows another element's state after a move; use the elements' id
//                                       suggested fix: Identify the rows by the 'id' of 'Item', because 'id' must be unique for each element
        Button("Add") { model.insert(Item(id: 1)) }
    }
}
// --- Collections.swift
extension RandomAccessCollection {
    var indexed: [(offset: Int, element: Element)] { Array(enumerated()) }
}
// --- fixed Example.swift
import SwiftUI

struct Item: Identifiable {
    let id: Int
    var name = ""
}

final class Model: ObservableObject {
    @Published private(set) var items: [Item] = []

    func remove(_ item: Item) { items.removeAll { $0.id == item.id } }
    func insert(_ item: Item) { items.insert(item, at: 0) }
}

struct Row: View {
    let item: Item
    @State private var isOn = false

    var body: some View { Toggle(item.name, isOn: $isOn) }
}

struct Home: View {
    @ObservedObject var model: Model

    var body: some View {
        ForEach(model.items.indexed, id: \.element.id) { _, item in Row(item: item) }
        Button("Add") { model.insert(Item(id: 1)) }
    }
}
