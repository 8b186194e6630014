// The binding leads to the element that is selected, but the draft is of the first one
// built with: iOS 17, macOS 14

import SwiftUI

struct Note: Identifiable, Hashable {
    let id: Int
    var title = ""
}

struct Editor: View {
    @Binding var note: Note
    @State private var draft: Note

    init(note: Binding<Note>) {
        _note = note
        _draft = State(initialValue: note.wrappedValue)
    }

    var body: some View {
        TextField("Title", text: $draft.title)
        Button("Save") { note = draft }
    }
}

struct Notes: View {
    @State private var notes = [Note(id: 1), Note(id: 2)]
    @State private var selection: Int?

    var body: some View {
        HStack {
            List(notes, selection: $selection) { Text($0.title) }
            if let index = notes.firstIndex(where: { $0.id == selection }) { Editor(note: $notes[index]) }
//                                                                                        ^~~~~~~~~~~~~ info: 'Editor' keeps its first 'draft' when people select something else; reset it with '.id(…)'
        }
    }
}
