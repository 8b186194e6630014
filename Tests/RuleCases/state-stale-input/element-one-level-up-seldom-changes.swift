// What is seldom another value for its element is seldom one in its row's card either

import SwiftUI

struct Item: Identifiable {
    let id: Int
    var name: String
}

struct Card: View {
    @State private var text: String

    init(text: String) { _text = State(initialValue: text) }

    var body: some View { Text(text) }
}

struct Row: View {
    let item: Item

    var body: some View { Card(text: item.name) }
//                                   ^~~~~~~~~ hint: 'Card' never shows later values of 'text', because @State keeps the first; make it a plain 'let'
//                                   suggested fix: Make 'text' a plain 'let', because 'Card' then shows later values too
}

struct Home: View {
    @State private var items: [Item] = []

    var body: some View {
        ForEach(items) { item in
            Row(item: item)
        }
        Button("Add") { items.append(Item(id: items.count, name: "")) }
    }
}
// --- fixed
import SwiftUI

struct Item: Identifiable {
    let id: Int
    var name: String
}

struct Card: View {
    private let text: String

    init(text: String) { self.text = text }

    var body: some View { Text(text) }
}

struct Row: View {
    let item: Item

    var body: some View { Card(text: item.name) }
}

struct Home: View {
    @State private var items: [Item] = []

    var body: some View {
        ForEach(items) { item in
            Row(item: item)
        }
        Button("Add") { items.append(Item(id: items.count, name: "")) }
    }
}
