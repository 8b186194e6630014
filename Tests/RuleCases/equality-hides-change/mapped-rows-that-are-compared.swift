// What changes in the elements is not what the rows leave out, or what they compare changes too

import SwiftUI

struct Item: Identifiable {
    let id: Int
    var name = ""
    var count = 0
}

struct ItemRow: Identifiable, Equatable {
    let id: Int
    let name: String
    let count: Int

    static func == (a: ItemRow, b: ItemRow) -> Bool { a.id == b.id && a.name == b.name }
}

struct RowView: View {
    let row: ItemRow
    var body: some View { Text("\(row.name) \(row.count)") }
}

final class Model: ObservableObject {
    @Published var items: [Item] = []
    var rows: [ItemRow] { items.map { ItemRow(id: $0.id, name: $0.name, count: $0.count) } }

    func rename(at index: Int) { items[index].name = "New" }
}

struct Items: View {
    @StateObject private var model = Model()

    var body: some View {
        List(model.rows) { RowView(row: $0) }
        Button("Rename") { model.rename(at: 0) }
    }
}

struct Step: Identifiable {
    let id: Int
    var version = 0
    var count = 0
}

struct StepRow: Identifiable, Equatable {
    let id: Int
    let version: Int
    let count: Int

    static func == (a: StepRow, b: StepRow) -> Bool { a.id == b.id && a.version == b.version }
}

struct StepView: View {
    let row: StepRow
    var body: some View { Text("\(row.count)") }
}

struct Steps: View {
    @State private var steps: [Step] = []
    private var rows: [StepRow] { steps.map { StepRow(id: $0.id, version: $0.version, count: $0.count) } }

    var body: some View {
        List(rows) { StepView(row: $0) }
        Button("Add") { add() }
    }

    private func add() {
        steps[0].count += 1
        steps[0].version += 1
    }
}
