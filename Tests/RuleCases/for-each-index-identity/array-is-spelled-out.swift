// Array<T> is [T]: the elements compare only their ids, so edits keep the rows

import SwiftUI

struct Split: Identifiable, Hashable {
    let id: Int
    var name: String
    static func == (left: Split, right: Split) -> Bool { left.id == right.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

struct Home: View {
    @State private var items: Array<Split> = []
    @State private var others: Swift.Array<Split> = []

    var body: some View {
        ForEach($items, id: \.self) { $item in TextField("Name", text: $item.name) }
        ForEach($others, id: \.self) { $item in TextField("Name", text: $item.name) }
        Button("Add") {
            items.append(Split(id: items.count, name: ""))
            others.append(Split(id: others.count, name: ""))
        }
    }
}
