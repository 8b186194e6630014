// Array<T> is [T]: every update lists new elements

import SwiftUI

struct Item: Identifiable {
    let id = UUID()
    let name: String
}

struct Home: View {
    @State private var names = ["a"]

    private var items: Array<Item> { names.map { Item(name: $0) } }

    var body: some View {
        ForEach(items) { Text($0.name) }
//              ^~~~~ hint: Every update re-creates each 'Item' with a new 'id', so SwiftUI replaces all of them; use a stable id
        Button("Add") { names.append("b") }
    }
}
