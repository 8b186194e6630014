// A constant of the body selects elements of a list that only grows at its end, or what is moved is another list

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
    @State private var others: [Item] = []

    var body: some View {
        let open = items.filter { !$0.isDone }
        let pairs = items.enumerated()
        ForEach(Array(open.enumerated()), id: \.offset) { _, item in Row(item: item) }
        ForEach(Array(pairs), id: \.element.id) { _, item in Row(item: item) }
        ForEach(others) { Row(item: $0) }
        Button("Add") { items.append(Item(id: items.count)) }
        Button("Remove") { others.removeFirst() }
    }
}
