// Positions in a closed range, and a list of all positions

import SwiftUI

struct Row: View {
    let name: String
    @State private var isOn = false
    var body: some View { Toggle(name, isOn: $isOn) }
}

struct Home: View {
    @State private var names = ["a", "b"]

    var body: some View {
        ForEach(0...names.count - 1, id: \.self) { index in Row(name: names[index]) }
//              ^~~~~~~~~~~~~~~~~~~ warning: Rows of 'names' use positions as ids, so 'Row' shows another element's state after a move; use an id that moves with its element
        ForEach(names.indices.map { $0 }, id: \.self) { index in Row(name: names[index]) }
//              ^~~~~~~~~~~~~~~~~~~~~~~~ warning: Rows of 'names' use positions as ids, so 'Row' shows another element's state after a move; use an id that moves with its element
        ForEach(0...names.count - 2, id: \.self) { index in Text("\(index)") }
        Button("Remove") { names.remove(at: 0) }
    }
}
