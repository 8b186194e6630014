// A new identity begins with the new value

import SwiftUI

struct Item: Identifiable, Hashable {
    let id: Int
    var name: String
}

struct Editor: View {
    @State private var item: Item

    init(item: Item) {
//       ^~~~ hint: The state 'item' begins with the first 'item' that 'Editor' is given and ignores later ones
        _item = State(initialValue: item)
    }

    var body: some View {
        TextField("Name", text: $item.name)
    }
}

struct Home: View {
    let item: Item

    var body: some View {
        VStack {
            Editor(item: item)
//                       ^~~~ info: When 'item' changes, 'Editor' keeps the 'item' that began with the first value
//                       suggested fix: Give 'Editor' a new identity when 'item' changes, because a new identity starts all state and focus in 'Editor' over and shows no animated change
        }
    }
}
// --- fixed
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

struct Home: View {
    let item: Item

    var body: some View {
        VStack {
            Editor(item: item).id(item)
        }
    }
}
