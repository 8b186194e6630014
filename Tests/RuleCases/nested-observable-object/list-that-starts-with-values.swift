// The initial value of the list shows that its elements are values, or rows observe them

import SwiftUI

struct Note: Identifiable {
    let id: Int
    var title = ""
}

final class Row: ObservableObject, Identifiable {
    let id = UUID()
    @Published var title = ""
    func rename() { title = "New" }
}

final class Rows: ObservableObject {
    @Published var notes = [Note(id: 1), Note(id: 2)]
    @Published var rows = [Row(), Row()]
}

struct RowView: View {
    @ObservedObject var row: Row
    var body: some View { Button(row.title) { row.rename() } }
}

struct Home: View {
    @StateObject private var model = Rows()
    var body: some View {
        List(model.notes) { note in Text(note.title) }
        List(model.rows) { row in RowView(row: row) }
    }
}
