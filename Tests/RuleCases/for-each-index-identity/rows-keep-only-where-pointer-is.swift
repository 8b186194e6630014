// All that the rows keep is where the pointer or a finger is, which nobody misses

import SwiftUI

struct Item {
    var name = ""
}

struct Row: View {
    let name: String
    @State private var isHovered = false
    @State private var isPressed = false
    @GestureState private var offset = 0.0

    var body: some View {
        Text(name)
            .opacity(isHovered ? 1 : 0.5)
            .onHover { inside in
                withAnimation { isHovered = inside }
            }
            .onLongPressGesture {
                print(name)
            } onPressingChanged: {
                isPressed = $0
            }
    }
}

struct Home: View {
    @State private var items: [Item] = []

    var body: some View {
        ForEach(items.indices, id: \.self) { Row(name: items[$0].name) }
//              ^~~~~~~~~~~~~ hint: Rows of 'items' use positions as ids, so SwiftUI redraws rows instead of moving them; give 'Item' an id
        Button("Remove") { withAnimation { _ = items.remove(at: 0) } }
    }
}
