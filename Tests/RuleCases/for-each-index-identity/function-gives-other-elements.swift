// A function of the view gives elements that nobody moves

import SwiftUI

struct Item: Identifiable {
    let id: Int
    var name = ""
    var isDone = false
}

struct Row: View {
    let item: Item
    @State private var isOn = false
    var body: some View { Toggle(item.name, isOn: $isOn) }
}

struct Home: View {
    @State private var items: [Item] = []
    @State private var fixed: [Item] = []

    private func shown() -> [Item] { fixed.filter { !$0.isDone } }

    var body: some View {
        ForEach(Array(shown().enumerated()), id: \.offset) { _, item in Row(item: item) }
        ForEach(items) { Row(item: $0) }
        Button("Add") { fixed.append(Item(id: 1)) }
        Button("Remove") { items.removeFirst() }
    }
}
