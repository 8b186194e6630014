// What the pointer changes is changed by a button as well, so a move shows another row's choice

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
            .onTapGesture { isHovered.toggle() }
    }
}

struct Home: View {
    @State private var items: [Item] = []

    var body: some View {
        ForEach(items.indices, id: \.self) { Row(name: items[$0].name) }
//              ^~~~~~~~~~~~~ warning: Rows of 'items' use positions as ids, so 'Row' shows another element's state after a move; give 'Item' an id
        Button("Remove") { items.remove(at: 0) }
    }
}
