// A function of the view is given elements that nobody moves, or that it makes itself

import SwiftUI

struct Tile: View {
    let name: String
    @State private var isOn = false

    var body: some View { Toggle(name, isOn: $isOn) }
}

struct Board: View {
    let names: [String]
    @State private var other: [String] = []

    var body: some View {
        tiles(names)
        tiles(other.filter { !$0.isEmpty })
        Button("Remove") { other.remove(at: 0) }
    }

    private func tiles(_ list: [String]) -> some View {
        VStack { ForEach(list.indices, id: \.self) { index in Tile(name: list[index]) } }
    }
}
