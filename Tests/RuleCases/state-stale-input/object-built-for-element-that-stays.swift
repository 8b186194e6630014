// Another element gets a row of its own, because nothing in one can change or the whole of it is the identity
// also reported by: for-each-index-identity
// built with: iOS 17, macOS 14

import SwiftUI

struct Status: Identifiable {
    let id: String
    let text: String
}

struct Note: Hashable {
    var text: String
}

@Observable final class RowModel {
    let text: String
    init(text: String) { self.text = text }
    init(status: Status) { text = status.text }
}

struct Row: View {
    @State private var model: RowModel

    init(status: Status) {
        _model = State(initialValue: RowModel(status: status))
    }

    var body: some View { Text(model.text) }
}

struct NoteRow: View {
    @State private var model: RowModel

    init(note: Note) {
        _model = State(initialValue: RowModel(text: note.text))
    }

    var body: some View { Text(model.text) }
}

struct Home: View {
    @State private var items: [Status] = []
    @State private var notes: [Note] = []

    var body: some View {
        ForEach(items) { Row(status: $0) }
        ForEach(notes, id: \.self) { NoteRow(note: $0) }
        Button("Edit") { items[0] = Status(id: "1", text: "new") }
        Button("Note") { notes[0].text = "new" }
    }
}
