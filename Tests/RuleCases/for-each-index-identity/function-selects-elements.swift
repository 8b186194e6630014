// A function of the view gives some elements of a list that code changes

import SwiftUI

struct Item: Identifiable {
    let id: Int
    var name = ""
    var isDone = false
}

struct Row: View {
    let item: Item
    @State private var isOn = false
    var body: some View { Toggle(item.name, isOn: $isOn) }
}

struct Home: View {
    @State private var items: [Item] = []

    private func open() -> [Item] { items.filter { !$0.isDone } }

    var body: some View {
        ForEach(Array(open().enumerated()), id: \.offset) { _, item in Row(item: item) }
//                                              ^~~~~~~~ warning: Rows of 'open()' use positions as ids, so 'Row' shows another element's state after a move; use an id that moves with its element
        let shown = open()
        ForEach(Array(shown.enumerated()), id: \.offset) { _, item in Row(item: item) }
//                                             ^~~~~~~~ warning: Rows of 'shown' use positions as ids, so 'Row' shows another element's state after a move; use an id that moves with its element
        Button("Remove") { items.removeFirst() }
    }
}
