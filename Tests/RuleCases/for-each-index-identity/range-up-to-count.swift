// A range up to the count

import SwiftUI

struct Row: View {
    let item: String
    @State private var isOn = false

    var body: some View { Toggle(item, isOn: $isOn) }
}

struct Home: View {
    @State private var items = ["a", "b"]

    var body: some View {
        ForEach(0..<items.count, id: \.self) { Row(item: items[$0]) }
//              ^~~~~~~~~~~~~~~ warning: The rows of 'items' are identified by their position, so the state of 'Row' stays behind when an element moves
        ForEach(0..<items.count) { Row(item: items[$0]) }
//              ^~~~~~~~~~~~~~~ warning: The rows of 'items' are identified by their position, so the state of 'Row' stays behind when an element moves
        Button("Shuffle") { items.shuffle() }
    }
}
