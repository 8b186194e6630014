// A range without an id, over elements that have one, of which the view is given others

import SwiftUI

struct Item: Identifiable {
    let id: Int
    var name = ""
}

struct Names: View {
    let items: [Item]

    var body: some View {
        ForEach(0..<items.count) { index in Text(items[index].name) }
//              ^~~~~~~~~~~~~~~ warning: SwiftUI reads this range only once, so rows miss new elements of 'items', and removing one can crash; add an id
//              suggested fix: Identify the rows by the 'id' of 'Item', because 'id' must be unique for each element
//              suggested fix: Add 'id: \.self', because the rows' state then stays at their positions
    }
}

struct Home: View {
    @State private var items: [Item] = []

    var body: some View {
        Names(items: items)
        Button("Add") { items.append(Item(id: items.count)) }
    }
}
// --- fixed
import SwiftUI

struct Item: Identifiable {
    let id: Int
    var name = ""
}

struct Names: View {
    let items: [Item]

    var body: some View {
        ForEach(items) { item in Text(item.name) }
    }
}

struct Home: View {
    @State private var items: [Item] = []

    var body: some View {
        Names(items: items)
        Button("Add") { items.append(Item(id: items.count)) }
    }
}
