// Elements without an id have none to use; of those that nobody declares here it is not known

import SwiftUI

struct Item { var text = "" }

struct Row: View {
    @Binding var text: String
    @State private var isShown = false
    var body: some View { if isShown { TextField("Text", text: $text) } else { Button("Show") { isShown = true } } }
}

struct Home: View {
    @State private var items: [Item] = []
    @State private var names: [String] = []

    var body: some View {
        ForEach(items.indices, id: \.self) { index in Row(text: $items[index].text) }
//              ^~~~~~~~~~~~~ warning: Rows of 'items' use positions as ids, so 'Row' shows another element's state after a move; give 'Item' an id
        ForEach(names.indices, id: \.self) { index in Row(text: $names[index]) }
//              ^~~~~~~~~~~~~ warning: Rows of 'names' use positions as ids, so 'Row' shows another element's state after a move; use an id that moves with its element
        Button("Remove") {
            items.remove(at: 0)
            names.remove(at: 0)
        }
    }
}
