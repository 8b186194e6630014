// An editor beside a list starts with members of the first selected object and saves them into another one
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

struct Columns: View {
    @State private var notes = [Note(id: 1), Note(id: 2)]
    @State private var selected: Note?

    var body: some View {
        NavigationSplitView {
            List(notes) { note in Button(note.title) { selected = note } }
        } detail: {
            if let selected { Editor(note: selected) }
//                                         ^~~~~~~~ info: 'Editor' keeps its first 'title' when people select something else; reset it with '.id(…)'
//                                         suggested fix: Give 'Editor' a new identity when 'selected.id' changes, because a new identity resets all state and focus in 'Editor' and does not animate the change
        }
    }
}

@Observable final class Store {
    var notes: [Note] = []
    var selection: Int?
    var current: Note? { notes.first { $0.id == selection } }
}

struct Sides: View {
    @Environment(Store.self) private var store

    var body: some View {
        @Bindable var store = store
        HStack {
            List(store.notes, selection: $store.selection) { Text($0.title) }
            Divider()
            if let note = store.current { Editor(note: note) }
//                                                     ^~~~ info: 'Editor' keeps its first 'title' when people select something else; reset it with '.id(…)'
//                                                     suggested fix: Give 'Editor' a new identity when 'note.id' changes, because a new identity resets all state and focus in 'Editor' and does not animate the change
        }
    }
}
// --- fixed
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

struct Columns: View {
    @State private var notes = [Note(id: 1), Note(id: 2)]
    @State private var selected: Note?

    var body: some View {
        NavigationSplitView {
            List(notes) { note in Button(note.title) { selected = note } }
        } detail: {
            if let selected { Editor(note: selected).id(selected.id) }
        }
    }
}

@Observable final class Store {
    var notes: [Note] = []
    var selection: Int?
    var current: Note? { notes.first { $0.id == selection } }
}

struct Sides: View {
    @Environment(Store.self) private var store

    var body: some View {
        @Bindable var store = store
        HStack {
            List(store.notes, selection: $store.selection) { Text($0.title) }
            Divider()
            if let note = store.current { Editor(note: note).id(note.id) }
        }
    }
}
