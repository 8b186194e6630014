// The index has a type, and the rows have no need of it

import SwiftUI

struct Item: Identifiable, Hashable {
    let id: Int
    var name: String
}

struct Row: View {
    let item: Item
    @State private var isOn = false

    var body: some View { Toggle(item.name, isOn: $isOn) }
}

struct Home: View {
    @State private var items: [Item] = []

    var body: some View {
        ForEach(0..<items.count) { (i: Int) in
//              ^~~~~~~~~~~~~~~ warning: SwiftUI reads this range only once, so rows miss new elements of 'items', and removing one can crash; add an id
//              suggested fix: Identify the rows by the 'id' of 'Item', because 'id' must be unique for each element
            Row(item: items[i])
        }
        Button("Remove") { items.remove(at: 0) }
    }
}
// --- fixed
import SwiftUI

struct Item: Identifiable, Hashable {
    let id: Int
    var name: String
}

struct Row: View {
    let item: Item
    @State private var isOn = false

    var body: some View { Toggle(item.name, isOn: $isOn) }
}

struct Home: View {
    @State private var items: [Item] = []

    var body: some View {
        ForEach(items) { (item) in
            Row(item: item)
        }
        Button("Remove") { items.remove(at: 0) }
    }
}
