// Editors that get a new identity, follow what is selected, or disappear before another element is selected
// built with: iOS 17, macOS 14

import SwiftUI

struct Note: Identifiable, Hashable { let id: Int; var title = "" }

struct Editor: View {
    let note: Note
    let save: (String) -> Void
    @State private var title = ""

    var body: some View {
        TextField("Title", text: $title)
            .onAppear { title = note.title }
        Button("Save") { save(title) }
    }
}

struct FollowingEditor: View {
    let note: Note
    let save: (String) -> Void
    @State private var title = ""

    var body: some View {
        TextField("Title", text: $title)
            .onAppear { title = note.title }
            .onChange(of: note.id) { title = note.title }
        Button("Save") { save(title) }
    }
}

struct TaskEditor: View {
    let note: Note
    let save: (String) -> Void
    @State private var title = ""

    var body: some View {
        TextField("Title", text: $title)
            .task(id: note.id) { title = note.title }
        Button("Save") { save(title) }
    }
}

struct Columns: View {
    @State private var notes = [Note(id: 1), Note(id: 2)]
    @State private var selection: Note?

    var body: some View {
        NavigationSplitView {
            List(notes, selection: $selection) { Text($0.title).tag($0) }
        } detail: {
            if let selection {
                Editor(note: selection) { print($0) }.id(selection.id)
                FollowingEditor(note: selection) { print($0) }
                TaskEditor(note: selection) { print($0) }
            }
        }
    }
}

struct Replaced: View {
    @State private var notes = [Note(id: 1), Note(id: 2)]
    @State private var selection: Note?

    var body: some View {
        VStack {
            Text("Notes")
            if let selection {
                Editor(note: selection) { _ in self.selection = nil }
            } else {
                List(notes) { note in Button(note.title) { selection = note } }
            }
        }
        .sheet(item: $selection) { Editor(note: $0) { print($0) } }
    }
}

struct Presented: View {
    @State private var notes = [Note(id: 1), Note(id: 2)]
    @State private var isEditing = false
    @State private var selection: Note?

    var body: some View {
        VStack {
            List(notes) { note in Button(note.title) { selection = note } }
        }
        .sheet(isPresented: $isEditing) { if let selection { Editor(note: selection) { print($0) } } }
    }
}

struct Profile: View {
    @State private var friends: [Note] = []
    @State private var profile: Note?

    var body: some View {
        VStack {
            ForEach(friends) { Text($0.title) }
            if let profile { Editor(note: profile) { print($0) } }
        }
        .task { profile = Note(id: 1) }
    }
}

struct Rows: View {
    @State private var notes = [Note(id: 1), Note(id: 2)]

    var body: some View {
        HStack {
            List(notes) { note in
                let copy = note
                Editor(note: copy) { print($0) }
            }
        }
    }
}
