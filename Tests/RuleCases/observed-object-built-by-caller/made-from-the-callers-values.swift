// A row's object loads by itself: nobody can keep it for the row, but the row itself

import SwiftUI

struct Item: Identifiable { let id: Int }

final class RowModel: ObservableObject {
    let item: Item
    @Published private(set) var text: String
    init(item: Item) { self.item = item; text = "" }
    func load() { text = "\(item.id)" }
}

struct Row: View {
    @ObservedObject private var model: RowModel
    init(model: RowModel) { self.model = model }
    var body: some View { Text(model.text).onAppear { model.load() } }
}

struct Home: View {
    @Binding var items: [Item]

    var body: some View {
        ForEach(items) { item in Row(model: RowModel(item: item)) }
//                                          ^~~~~~~~~~~~~~~~~~~~ hint: Each update of 'Home' gives 'Row' a new 'RowModel'; keep it in 'Row' with @StateObject
        Button("Clear") { items = [] }
    }
}
