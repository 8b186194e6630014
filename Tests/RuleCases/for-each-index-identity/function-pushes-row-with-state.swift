// What has the state is pushed by the function that draws the row

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
//              ^~~~~~~~~~~~~ hint: Rows of 'names' use positions as ids, so SwiftUI redraws rows instead of moving them; use an id that moves with its element
        Button("Remove") { withAnimation { _ = names.remove(at: 0) } }
    }

    private func row(_ name: String) -> some View {
        NavigationLink(name) { Tile(name: name) }
    }
}
