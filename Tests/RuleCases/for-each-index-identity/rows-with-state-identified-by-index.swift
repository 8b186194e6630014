// Rows with state, identified by index

import SwiftUI

struct Row: View {
    let item: String
    @State private var isOn = false

    var body: some View { Toggle(item, isOn: $isOn) }
}

struct Home: View {
    @State private var items = ["a", "b"]

    var body: some View {
        ForEach(items.indices, id: \.self) { i in
//              ^~~~~~~~~~~~~ warning: Rows of 'items' use positions as ids, so 'Row' shows another element's state after a move; use an id that moves with its element
            Row(item: items[i])
        }
        Button("Remove") { items.remove(at: 0) }
    }
}
