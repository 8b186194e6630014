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
//                                             ^~~~~~~~ warning: The rows of 'items' are identified by their position, so the state of 'Row' stays behind when an element moves
        ForEach(Array(zip(items.indices, items)), id: \.0) { _, item in Row(item: item) }
//                                                    ^~~ warning: The rows of 'items' are identified by their position, so the state of 'Row' stays behind when an element moves
        Button("Sort") { items.sort() }
    }
}
