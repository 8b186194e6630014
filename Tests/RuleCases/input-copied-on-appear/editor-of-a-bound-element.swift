// The binding leads to what is selected, but the copy is of the first selection

import SwiftUI

struct Note: Identifiable { let id: Int; var title = "" }

struct Editor: View {
    @Binding var note: Note
    @State private var title = ""

    var body: some View {
        TextField("Title", text: $title)
            .onAppear { title = note.title }
//                      ^~~~~~~~~~~~~~~~~~ info: 'Editor' keeps 'title' of the first 'note' when people select another; reset it with '.id(…)'
        Button("Save") { note.title = title }
    }
}

struct Notes: View {
    @State private var notes = [Note(id: 1), Note(id: 2)]
    @State private var selection: Int?

    var body: some View {
        NavigationSplitView {
            List(notes, selection: $selection) { Text($0.title) }
        } detail: {
            if let index = notes.firstIndex(where: { $0.id == selection }) { Editor(note: $notes[index]) }
        }
    }
}
