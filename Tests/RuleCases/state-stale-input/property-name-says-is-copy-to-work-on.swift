// The property's name says that it is a copy to work on

import SwiftUI

struct Item: Identifiable, Hashable {
    let id: Int
    var name: String
}

struct Editor: View {
    @State private var draft: Item

    init(item: Item) {
        _draft = State(initialValue: item)
    }

    var body: some View {
        TextField("Name", text: $draft.name)
    }
}
