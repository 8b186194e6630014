// Elements are observed, do not change or are announced

import SwiftUI

final class RowModel: ObservableObject, Identifiable {
    let id = UUID()
    let kind = "row"
    @Published var title = ""
    @Published var note = ""
    func rename() { title = "New" }
}

// The rows observe them.
final class FirstModel: ObservableObject {
    @Published var rows: [RowModel] = []
}

struct RowView: View {
    @ObservedObject var row: RowModel
    var body: some View { Text(row.title) }
}

struct FirstView: View {
    @ObservedObject var model: FirstModel
    var body: some View {
        List(model.rows) { row in RowView(row: row) }
    }
}

// What is shown stays the same: no code changes the note.
final class SecondModel: ObservableObject {
    @Published var rows: [RowModel] = []
}

struct SecondView: View {
    @ObservedObject var model: SecondModel
    var body: some View {
        Text("\(model.rows.count)")
        ForEach(model.rows) { row in
            Text(row.note)
            Text(row.kind)
            Button("Rename") { print(row.title) }
        }
    }
}

// The changes are passed on.
final class ThirdModel: ObservableObject {
    @Published var rows: [RowModel] = []

    func add(_ row: RowModel) {
        row.onRename = { [weak self] in self?.objectWillChange.send() }
        rows.append(row)
    }
}

extension RowModel {
    var onRename: (() -> Void)? {
        get { nil }
        set { _ = newValue }
    }
}

struct ThirdView: View {
    @ObservedObject var model: ThirdModel
    var body: some View { Text(model.rows.first?.title ?? "") }
}

// Values are no objects.
struct Item: Identifiable {
    let id = 0
    var title = ""
}

final class FourthModel: ObservableObject {
    @Published var items: [Item] = []
    func rename() { items[0].title = "New" }
}

struct FourthView: View {
    @ObservedObject var model: FourthModel
    var body: some View { ForEach(model.items) { Text($0.title) } }
}
