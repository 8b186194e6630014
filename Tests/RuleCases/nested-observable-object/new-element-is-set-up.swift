// Only a new object is changed, before it is added to the list

import SwiftUI

final class Note: ObservableObject, Identifiable {
    let id = UUID()
    @Published var title = ""
}

final class Notebook: ObservableObject {
    @Published var notes: [Note] = []

    func add(_ title: String) {
        let note = Note()
        note.title = title
        notes.append(note)
    }
}

struct NotebookView: View {
    @StateObject private var notebook = Notebook()
    var body: some View { List(notebook.notes) { Text($0.title) } }
}
