// Nobody can say what all types of a protocol have for an id

import SwiftUI

protocol Shape3D {
    var name: String { get }
}

struct Row: View {
    let name: String
    @State private var isOpen = false
    var body: some View { Toggle(name, isOn: $isOpen) }
}

struct Shapes: View {
    @State private var shapes: [any Shape3D] = []

    var body: some View {
        Button("Remove") { shapes.remove(at: 0) }
        ForEach(shapes.indices, id: \.self) { index in Row(name: shapes[index].name) }
//              ^~~~~~~~~~~~~~ warning: Rows of 'shapes' use positions as ids, so 'Row' shows another element's state after a move; use a unique id
    }
}
