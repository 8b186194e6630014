// An editor beside a list keeps the draft of the first element when people select another one

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

struct Chosen: View {
    let notes: [Note]
    @State private var selected: Note?

    var body: some View {
        NavigationSplitView {
            List(notes, selection: $selected) { Text($0.title).tag($0) }
        } detail: {
            if let selected {
                Editor(note: selected) { print($0) }
//                           ^~~~~~~~ info: 'Editor' keeps its first 'draft' when people select something else; reset it with '.id(…)'
//                           suggested fix: Give 'Editor' a new identity when 'selected.id' changes, because a new identity resets all state and focus in 'Editor' and does not animate the change
            }
        }
    }
}

struct LookedUp: View {
    @State private var notes = [Note(id: 1), Note(id: 2)]
    @State private var selection: Int?

    var body: some View {
        NavigationSplitView {
            List(notes, selection: $selection) { Text($0.title) }
        } detail: {
            detail
        }
    }

    @ViewBuilder private var detail: some View {
        if let note = notes.first(where: { $0.id == selection }) {
            Editor(note: note) { saved in notes = notes.map { $0.id == saved.id ? saved : $0 } }
//                       ^~~~ info: 'Editor' keeps its first 'draft' when people select something else; reset it with '.id(…)'
//                       suggested fix: Give 'Editor' a new identity when 'note.id' changes, because a new identity resets all state and focus in 'Editor' and does not animate the change
        }
    }
}
// --- fixed
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

struct Chosen: View {
    let notes: [Note]
    @State private var selected: Note?

    var body: some View {
        NavigationSplitView {
            List(notes, selection: $selected) { Text($0.title).tag($0) }
        } detail: {
            if let selected {
                Editor(note: selected) { print($0) }.id(selected.id)
            }
        }
    }
}

struct LookedUp: View {
    @State private var notes = [Note(id: 1), Note(id: 2)]
    @State private var selection: Int?

    var body: some View {
        NavigationSplitView {
            List(notes, selection: $selection) { Text($0.title) }
        } detail: {
            detail
        }
    }

    @ViewBuilder private var detail: some View {
        if let note = notes.first(where: { $0.id == selection }) {
            Editor(note: note) { saved in notes = notes.map { $0.id == saved.id ? saved : $0 } }.id(note.id)
        }
    }
}
