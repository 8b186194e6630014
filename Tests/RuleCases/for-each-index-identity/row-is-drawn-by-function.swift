// A function of the view draws the row with the state

import SwiftUI

struct Tile: View {
    let name: String
    @State private var isOn = false

    var body: some View { Toggle(name, isOn: $isOn) }
}

struct Board: View {
    @State private var names: [String] = []

    var body: some View {
        ForEach(names.indices, id: \.self) { index in row(names[index]) }
//              ^~~~~~~~~~~~~ warning: Rows of 'names' use positions as ids, so 'Tile' shows another element's state after a move; use an id that moves with its element
        Button("Remove") { names.remove(at: 0) }
    }

    private func row(_ name: String) -> some View { HStack { tile(name) } }

    private func tile(_ name: String) -> some View { Tile(name: name) }
}
