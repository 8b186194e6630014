// The parent moves the elements that the view is given

import SwiftUI

struct Row: View {
    let item: String
    @State private var isOn = false

    var body: some View { Toggle(item, isOn: $isOn) }
}

struct Rows: View {
    let items: [String]

    var body: some View {
        ForEach(items.indices, id: \.self) { i in
//              ^~~~~~~~~~~~~ warning: Rows of 'items' use positions as ids, so 'Row' shows another element's state after a move; use an id that moves with its element
            Row(item: items[i])
        }
    }
}

struct Home: View {
    @State private var names = ["a", "b"]

    var body: some View {
        Rows(items: names)
        Button("Remove") { names.removeFirst() }
    }
}
