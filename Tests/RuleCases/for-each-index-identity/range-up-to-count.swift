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
//              ^~~~~~~~~~~~~~~ warning: Rows of 'items' use positions as ids, so 'Row' shows another element's state after a move; use an id that moves with its element
        ForEach(0..<items.count) { Row(item: items[$0]) }
//              ^~~~~~~~~~~~~~~ warning: SwiftUI reads this range only once, so rows miss new elements of 'items', and removing one can crash; add an id
        Button("Shuffle") { items.shuffle() }
    }
}
