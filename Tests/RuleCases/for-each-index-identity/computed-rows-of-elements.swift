// A computed property puts several elements into each row, and the elements keep their ids there

import SwiftUI

struct Tile: Identifiable {
    let id: Int
    var name = ""
}

final class Store: ObservableObject {
    @Published var tiles: [Tile] = []
    func add(_ tile: Tile) { tiles.insert(tile, at: 0) }
}

struct TileView: View {
    let tile: Tile
    @State private var isOpen = false
    var body: some View { Toggle(tile.name, isOn: $isOpen) }
}

struct Grid: View {
    @StateObject private var store = Store()
    private var shown: [Tile] { store.tiles.filter { !$0.name.isEmpty } }

    private var rows: [[Tile]] {
        var rows: [[Tile]] = []
        for tile in shown { rows.append([tile]) }
        return rows
    }

    var body: some View {
        ForEach(rows.indices, id: \.self) { row in
            ForEach(rows[row]) { tile in TileView(tile: tile) }
        }
        Button("Add") { store.add(Tile(id: 1)) }
    }
}
