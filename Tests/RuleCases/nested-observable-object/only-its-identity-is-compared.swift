// Only which object it is counts, nothing is published, or no view reads it

import SwiftUI

final class Item: ObservableObject, Identifiable {
    let id = 1
    var name = ""
}

final class Store: ObservableObject {
    @Published var selected: Item?
    @Published var hidden = Item()
    func save() { print(hidden.name) }
}

struct Home: View {
    @ObservedObject var store: Store
    let item: Item
    var body: some View {
        Text(store.selected?.name ?? "").bold(store.selected?.id == item.id)
    }
}
