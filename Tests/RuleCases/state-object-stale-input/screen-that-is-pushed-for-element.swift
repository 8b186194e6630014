// A screen that is pushed for an element is gone before another takes its place

import SwiftUI

struct Item: Identifiable {
    let id: Int
    var name: String
}

final class EditorModel: ObservableObject {
    @Published var name: String
    init(item: Item) { name = item.name }
}

struct Editor: View {
    @StateObject private var model: EditorModel

    init(item: Item) { _model = StateObject(wrappedValue: EditorModel(item: item)) }

    var body: some View { TextField("Name", text: $model.name) }
}

struct Home: View {
    @State private var items: [Item] = []

    var body: some View {
        ForEach(items) { item in
            NavigationLink("Edit") { Editor(item: item) }
        }
        Button("Add") { items.append(Item(id: items.count, name: "")) }
    }
}
