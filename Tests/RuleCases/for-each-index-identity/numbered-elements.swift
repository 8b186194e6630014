// Numbered elements

import SwiftUI

struct Row: View {
    let item: String
    @State private var isOn = false

    var body: some View { Toggle(item, isOn: $isOn) }
}

struct Home: View {
    @State private var items = ["a", "b"]

    var body: some View {
        ForEach(Array(items.enumerated()), id: \.offset) { Row(item: $0.element) }
//                                             ^~~~~~~~ warning: Rows of 'items' use positions as ids, so 'Row' shows another element's state after a move; use an id that moves with its element
        ForEach(Array(zip(items.indices, items)), id: \.0) { _, item in Row(item: item) }
//                                                    ^~~ warning: Rows of 'items' use positions as ids, so 'Row' shows another element's state after a move; use an id that moves with its element
        Button("Sort") { items.sort() }
    }
}
