// A property of the model pairs the elements with their positions

import SwiftUI

struct Item: Identifiable {
    let id: Int
    var name = ""
}

final class Model: ObservableObject {
    @Published private(set) var items: [Item] = []
    var numbered: [(offset: Int, element: Item)] { Array(items.enumerated()) }

    func remove(_ item: Item) { items.removeAll { $0.id == item.id } }
    func insert(_ item: Item) { items.insert(item, at: 0) }
}

struct Row: View {
    let item: Item
    @State private var isOn = false

    var body: some View { Toggle(item.name, isOn: $isOn) }
}

struct Home: View {
    @ObservedObject var model: Model

    var body: some View {
        ForEach(model.numbered, id: \.offset) { _, item in Row(item: item) }
//                                  ^~~~~~~~ warning: Rows of 'model.numbered' use positions as ids, so 'Row' shows another element's state after a move; use an id that moves with its element
        Button("Add") { model.insert(Item(id: 1)) }
    }
}
