// Constants, rows that are identified by what they are given, a presentation of its own, an object
// also reported by: state-holds-observable-object

import SwiftUI

struct Item: Identifiable, Hashable { let id: Int }

final class Model: ObservableObject { @Published var name = "" }

struct Title: View {
    let item: Item
    @State private var text = ""
    var body: some View { Text(text).onAppear { text = "\(item.id)" } }
}

struct Track: View {
    let model: Model
    @State private var kept: Model?
    var body: some View { Text(kept?.name ?? "").onAppear { kept = model } }
}

struct Home: View {
    @State private var items: [Item] = []
    @State private var chosen: Item?
    @StateObject private var model = Model()

    var body: some View {
        Title(item: Item(id: 3))
        ForEach(items, id: \.self) { Title(item: $0) }
        Button("Add") { items.append(Item(id: items.count)) }
            .sheet(item: $chosen) { Title(item: $0) }
        Track(model: model)
    }
}
