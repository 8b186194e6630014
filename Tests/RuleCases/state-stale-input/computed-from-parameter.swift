// The first value is computed, and nothing changes it

import SwiftUI

struct Item: Hashable {
    var name: String
    var isDone: Bool
}

struct Badge: View {
    @State private var count: Int

    init(items: [Item]) {
        _count = State(initialValue: items.filter { $0.isDone }.count)
    }

    var body: some View { Text("\(count)") }
}

struct Home: View {
    @State private var items: [Item] = []

    var body: some View {
        Badge(items: items)
//                   ^~~~~ info: 'Badge' never shows later values of 'count', because @State keeps the first; make it a plain 'let'
//                   suggested fix: Make 'count' a plain 'let', because 'Badge' then shows later values too
        Button("Add") { items.append(Item(name: "a", isDone: true)) }
    }
}
// --- fixed
import SwiftUI

struct Item: Hashable {
    var name: String
    var isDone: Bool
}

struct Badge: View {
    private let count: Int

    init(items: [Item]) {
        self.count = items.filter { $0.isDone }.count
    }

    var body: some View { Text("\(count)") }
}

struct Home: View {
    @State private var items: [Item] = []

    var body: some View {
        Badge(items: items)
        Button("Add") { items.append(Item(name: "a", isDone: true)) }
    }
}
