// Another value comes with another identity

import SwiftUI

struct Item: Identifiable {
    let id: Int
    var name: String
}

struct Editor: View {
    @State var item: Item

    var body: some View {
        TextField("Name", text: $item.name)
    }
}

struct Home: View {
    @State private var selected = Item(id: 1, name: "")
    @State private var edited: Item?

    var body: some View {
        Editor(item: selected).id(selected.id)
            .sheet(item: $edited) { Editor(item: $0) }
    }
}
