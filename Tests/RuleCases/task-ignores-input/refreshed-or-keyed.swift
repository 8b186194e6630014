// Keyed by it, by its id, refreshed by onChange, or behind an identity of its own
// built with: iOS 17

import Observation
import SwiftUI

func fetch(_ id: Int) async -> String { "\(id)" }

struct Item: Identifiable, Hashable {
    let id: Int
    var name = ""
}

@Observable final class Model {
    var name = ""
    func load(_ id: Int) { name = "\(id)" }
}

struct Good: View {
    let id: Int
    @State private var text = ""
    var body: some View { Text(text).task(id: id) { text = await fetch(id) } }
}

struct Both: View {
    let id: Int
    @State private var model = Model()
    var body: some View { Text(model.name).onAppear { model.load(id) }.onChange(of: id) { model.load(id) } }
}

struct Part: View {
    let item: Item
    @State private var text = ""
    var body: some View { Text(text).task(id: item.id) { text = await fetch(item.name.count) } }
}

struct Name: View {
    let id: Int
    @State private var text = ""
    var body: some View { Text(text).task { text = await fetch(id) } }
}

struct Home: View {
    @State private var item = Item(id: 1)
    @State private var shown: Item?
    let items: [Item]

    var body: some View {
        Good(id: item.id)
        Both(id: item.id)
        Part(item: item)
        Name(id: item.id).id(item.id)
        ForEach(items) { Name(id: $0.id) }
        Text("").sheet(item: $shown) { Name(id: $0.id) }
        Button("Next") { item = Item(id: 2); shown = item }
    }
}
