// What the comparison leaves out always changes with something that it compares

import SwiftUI

@Observable
final class Model {
    var version = 0
    var points: [Double] = []

    func add() {
        points.append(1)
        version += 1
    }
}

struct Diagram: View, Equatable {
    let version: Int
    let points: [Double]

    static func == (left: Diagram, right: Diagram) -> Bool { left.version == right.version }

    var body: some View { Text("\(points.count)") }
}

struct Home: View {
    @State private var model = Model()

    var body: some View {
        Diagram(version: model.version, points: model.points).equatable()
        Button("Add") { model.add() }
    }
}

struct Item: Identifiable, Equatable {
    let id: UUID
    var name = "" { didSet { revision += 1 } }
    private(set) var revision = 0

    static func == (left: Item, right: Item) -> Bool { left.id == right.id && left.revision == right.revision }
}

struct Row: View {
    let item: Item

    var body: some View { Text(item.name) }
}

struct Items: View {
    @State private var items: [Item] = []

    var body: some View {
        ForEach(items) { Row(item: $0) }
        Button("Rename") { items[0].name = "b" }
    }
}
