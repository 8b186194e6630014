// Drafts that stay on purpose: nothing beside them selects another element, or they start over
// built with: iOS 17, macOS 14

import SwiftUI

@Observable final class Note: Identifiable {
    let id: Int
    var title = ""
    init(id: Int) { self.id = id }
}

struct Editor: View {
    let note: Note
    @State private var title: String

    init(note: Note) {
        self.note = note
        _title = State(initialValue: note.title)
    }

    var body: some View {
        TextField("Title", text: $title)
        Button("Save") { note.title = title }
    }
}

struct BoundEditor: View {
    @Binding var name: String
    @State private var draft: String

    init(name: Binding<String>) {
        _name = name
        _draft = State(initialValue: name.wrappedValue)
    }

    var body: some View {
        TextField("Name", text: $draft)
        Button("Save") { name = draft }
    }
}

struct Loaded: View {
    let others: [Note]
    @State private var note: Note?
    @State private var name = ""

    var body: some View {
        VStack {
            ForEach(others) { Text($0.title) }
            if let note { Editor(note: note) }
            BoundEditor(name: $name)
        }
        .task { note = Note(id: 1) }
    }
}

struct Replaced: View {
    let notes: [Note]
    @State private var note: Note?

    var body: some View {
        VStack {
            if let note {
                Editor(note: note)
            } else {
                List(notes) { other in Button(other.title) { note = other } }
            }
        }
    }
}

struct Identified: View {
    let notes: [Note]
    @State private var note: Note?

    var body: some View {
        HStack {
            List(notes) { other in Button(other.title) { note = other } }
            if let note { Editor(note: note).id(note.id) }
        }
    }
}

struct Rows: View {
    let notes: [Note]

    var body: some View {
        HStack {
            List(notes) { note in
                Editor(note: note)
            }
        }
    }
}

struct Renamer: View {
    let name: String
    let save: (String) -> Void
    @State private var draft: String

    init(name: String, save: @escaping (String) -> Void) {
        self.name = name
        self.save = save
        _draft = State(initialValue: name)
    }

    var body: some View {
        TextField("Name", text: $draft)
        Button("Save") { save(draft) }
    }
}

struct OwnChanges: View {
    let notes: [Note]
    @State private var name: String?

    var body: some View {
        VStack {
            List(notes) { Text($0.title) }
            if let name { Renamer(name: name) { self.name = $0 } }
        }
    }
}
