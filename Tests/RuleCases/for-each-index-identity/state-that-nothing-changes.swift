// State with a value of its own that nothing changes is the same in every row

import SwiftUI

struct Item {
    let name: String
}

struct StillRow: View {
    let name: String
    @State private var isShaking = false
    var body: some View { Text(name).offset(x: isShaking ? 1 : 0) }
}

struct OpenRow: View {
    let name: String
    @State private var isOpen = false
    var body: some View { Button(isOpen ? name : "…") { isOpen.toggle() } }
}

struct Items: View {
    @State private var items: [Item] = []

    var body: some View {
        ForEach(0..<items.count, id: \.self) { index in
//              ^~~~~~~~~~~~~~~ hint: Rows of 'items' use positions as ids, so SwiftUI redraws rows instead of moving them; give 'Item' an id
            StillRow(name: items[index].name)
        }
        ForEach(0..<items.count, id: \.self) { index in
//              ^~~~~~~~~~~~~~~ warning: Rows of 'items' use positions as ids, so 'OpenRow' shows another element's state after a move; give 'Item' an id
            OpenRow(name: items[index].name)
        }
        Button("Remove") { withAnimation { _ = items.removeFirst() } }
    }
}
