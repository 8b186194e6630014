// The message names what the caller writes, and no id is offered for what is looked up by its id

import SwiftUI

struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
}

final class CardModel: ObservableObject {
    @Published var text = ""
    let item: Item
    init(item: Item) { self.item = item }
    func load() { text = item.name }
}

struct Card: View {
    @StateObject private var model: CardModel
    init(item i: Item) { _model = StateObject(wrappedValue: CardModel(item: i)) }
    var body: some View { Text(model.text).onAppear { model.load() } }
}

struct Home: View {
    @State private var items: [Item] = []
    @State private var selected = 0

    var body: some View {
        Button("Rename") { items[0].name = "b" }
        Button("Next") { selected += 1 }
        if let item = items.first(where: { $0.id == selected }) {
            Card(item: item)
//                     ^~~~ info: 'Card' keeps the 'model' created from its first 'item'; reset it with '.id(…)'
//                     suggested fix: Give 'Card' a new identity when 'item.id' changes, because a new identity resets all state and focus in 'Card', re-creates its model, and does not animate the change
        }
    }
}
// --- fixed
import SwiftUI

struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
}

final class CardModel: ObservableObject {
    @Published var text = ""
    let item: Item
    init(item: Item) { self.item = item }
    func load() { text = item.name }
}

struct Card: View {
    @StateObject private var model: CardModel
    init(item i: Item) { _model = StateObject(wrappedValue: CardModel(item: i)) }
    var body: some View { Text(model.text).onAppear { model.load() } }
}

struct Home: View {
    @State private var items: [Item] = []
    @State private var selected = 0

    var body: some View {
        Button("Rename") { items[0].name = "b" }
        Button("Next") { selected += 1 }
        if let item = items.first(where: { $0.id == selected }) {
            Card(item: item).id(item.id)
        }
    }
}
