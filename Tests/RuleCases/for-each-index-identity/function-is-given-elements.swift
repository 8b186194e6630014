// A function of the view is given the elements

import SwiftUI

struct Tile: View {
    let name: String
    @State private var isOn = false

    var body: some View { Toggle(name, isOn: $isOn) }
}

struct Board: View {
    @State private var names: [String] = []

    var body: some View {
        tiles(names)
        Button("Remove") { names.remove(at: 0) }
    }

    private func tiles(_ list: [String]) -> some View {
        VStack { ForEach(list.indices, id: \.self) { index in Tile(name: list[index]) } }
//                       ^~~~~~~~~~~~ warning: Rows of 'list' use positions as ids, so 'Tile' shows another element's state after a move; use an id that moves with its element
    }
}
