// The row has an identity of its own, with which its state begins again

import SwiftUI

struct Item: Identifiable {
    let id: Int
}

struct Row: View {
    let item: Item
    @State private var isOn = false
    var body: some View { Toggle("On", isOn: $isOn) }
}

struct Home: View {
    @State private var items: [Item] = []

    var body: some View {
        ForEach(items.indices, id: \.self) { i in
            Row(item: items[i]).id(items[i].id)
        }
        Button("Remove") { items.remove(at: 0) }
    }
}
