// The rows are made of elements that code changes, but == of the rows leaves out what changes

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
//              ^~ warning: '==' of 'ItemRow' leaves out 'count', so 'RowView' does not update when only 'count' changes
//              suggested fix: Compare 'count' too, because two values of 'ItemRow' that differ only in 'count' are then different
}

struct RowView: View {
    let row: ItemRow
    var body: some View { Text("\(row.name) \(row.count)") }
}

final class Model: ObservableObject {
    @Published var items: [Item] = []
    var rows: [ItemRow] { items.map { ItemRow(id: $0.id, name: $0.name, count: $0.count) } }

    func add(at index: Int) { items[index].count += 1 }
}

struct Items: View {
    @StateObject private var model = Model()

    var body: some View {
        List(model.rows) { RowView(row: $0) }
        Button("Add") { model.add(at: 0) }
    }
}
// --- fixed
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

    static func == (a: ItemRow, b: ItemRow) -> Bool { a.id == b.id && a.name == b.name && a.count == b.count }
}

struct RowView: View {
    let row: ItemRow
    var body: some View { Text("\(row.name) \(row.count)") }
}

final class Model: ObservableObject {
    @Published var items: [Item] = []
    var rows: [ItemRow] { items.map { ItemRow(id: $0.id, name: $0.name, count: $0.count) } }

    func add(at index: Int) { items[index].count += 1 }
}

struct Items: View {
    @StateObject private var model = Model()

    var body: some View {
        List(model.rows) { RowView(row: $0) }
        Button("Add") { model.add(at: 0) }
    }
}
