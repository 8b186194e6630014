// Each element has a draft of its own, or the draft is of something that nobody selects beside it

import SwiftUI

struct Note: Identifiable, Hashable {
    let id: Int
    var title = ""
}

struct Editor: View {
    @State private var draft: Note
    let save: (Note) -> Void

    init(note: Note, save: @escaping (Note) -> Void) {
        _draft = State(initialValue: note)
        self.save = save
    }

    var body: some View {
        TextField("Title", text: $draft.title)
        Button("Save") { save(draft) }
    }
}

struct Split: View {
    @State private var notes = [Note(id: 1), Note(id: 2)]
    @State private var selected: Note?
    @State private var edited: Note?
    @State private var first = Note(id: 1)

    var body: some View {
        NavigationSplitView {
            List(notes, selection: $selected) { Text($0.title).tag($0) }
        } detail: {
            if let selected {
                Editor(note: selected) { print($0) }.id(selected.id)
            }
            ForEach(notes) { note in
                Editor(note: note) { print($0) }
            }
            Editor(note: first) { first = $0 }
            Button("Edit") { edited = notes.last }
                .sheet(item: $edited) { note in
                    Editor(note: note) { print($0) }
                }
        }
    }
}

struct Stack: View {
    let notes: [Note]

    var body: some View {
        NavigationStack {
            List(notes) { NavigationLink($0.title, value: $0) }
                .navigationDestination(for: Note.self) { note in
                    Editor(note: note) { print($0) }
                }
        }
    }
}
