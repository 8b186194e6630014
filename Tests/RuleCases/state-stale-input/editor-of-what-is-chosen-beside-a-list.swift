// Beside a list in a stack or in an inspector, people select another element while the editor stays
// built with: iOS 17, macOS 14

import SwiftUI

struct Note: Identifiable, Hashable {
    let id: Int
    var title = ""
}

enum Screen {
    case none
    case edit(Note)
}

struct Editor: View {
    let note: Note
    let save: (Note) -> Void
    @State private var title: String

    init(note: Note, save: @escaping (Note) -> Void) {
        self.note = note
        self.save = save
        _title = State(initialValue: note.title)
    }

    var body: some View {
        TextField("Title", text: $title)
        Button("Save") { save(Note(id: note.id, title: title)) }
    }
}

struct Screens: View {
    let notes: [Note]
    @State private var screen = Screen.none

    var body: some View {
        VStack {
            ForEach(notes) { note in
                Button(note.title) { screen = .edit(note) }
            }
            switch screen {
            case .none: Text("Nothing")
            case .edit(let note): Editor(note: note) { print($0) }
//                                             ^~~~ info: 'Editor' keeps its first 'title' when people select something else; reset it with '.id(…)'
//                                             suggested fix: Give 'Editor' a new identity when 'note.id' changes, because a new identity resets all state and focus in 'Editor' and does not animate the change
            }
        }
    }
}

struct Inspected: View {
    let notes: [Note]
    @State private var selection: Int?

    var body: some View {
        List(notes, selection: $selection) { Text($0.title) }
            .inspector(isPresented: .constant(true)) {
                if let note = notes.first(where: { $0.id == selection }) { Editor(note: note) { print($0) } }
//                                                                                      ^~~~ info: 'Editor' keeps its first 'title' when people select something else; reset it with '.id(…)'
//                                                                                      suggested fix: Give 'Editor' a new identity when 'note.id' changes, because a new identity resets all state and focus in 'Editor' and does not animate the change
            }
    }
}

struct Parts: View {
    let notes: [Note]
    @State private var selection: Note?

    var body: some View {
        NavigationView {
            sidebar
            detail(of: selection)
        }
    }

    private var sidebar: some View {
        List(notes, selection: $selection) { Text($0.title).tag($0) }
    }

    @ViewBuilder private func detail(of note: Note?) -> some View {
        if let note { Editor(note: note) { print($0) } }
//                                 ^~~~ info: 'Editor' keeps its first 'title' when people select something else; reset it with '.id(…)'
//                                 suggested fix: Give 'Editor' a new identity when 'note.id' changes, because a new identity resets all state and focus in 'Editor' and does not animate the change
    }
}
// --- fixed
import SwiftUI

struct Note: Identifiable, Hashable {
    let id: Int
    var title = ""
}

enum Screen {
    case none
    case edit(Note)
}

struct Editor: View {
    let note: Note
    let save: (Note) -> Void
    @State private var title: String

    init(note: Note, save: @escaping (Note) -> Void) {
        self.note = note
        self.save = save
        _title = State(initialValue: note.title)
    }

    var body: some View {
        TextField("Title", text: $title)
        Button("Save") { save(Note(id: note.id, title: title)) }
    }
}

struct Screens: View {
    let notes: [Note]
    @State private var screen = Screen.none

    var body: some View {
        VStack {
            ForEach(notes) { note in
                Button(note.title) { screen = .edit(note) }
            }
            switch screen {
            case .none: Text("Nothing")
            case .edit(let note): Editor(note: note) { print($0) }.id(note.id)
            }
        }
    }
}

struct Inspected: View {
    let notes: [Note]
    @State private var selection: Int?

    var body: some View {
        List(notes, selection: $selection) { Text($0.title) }
            .inspector(isPresented: .constant(true)) {
                if let note = notes.first(where: { $0.id == selection }) { Editor(note: note) { print($0) }.id(note.id) }
            }
    }
}

struct Parts: View {
    let notes: [Note]
    @State private var selection: Note?

    var body: some View {
        NavigationView {
            sidebar
            detail(of: selection)
        }
    }

    private var sidebar: some View {
        List(notes, selection: $selection) { Text($0.title).tag($0) }
    }

    @ViewBuilder private func detail(of note: Note?) -> some View {
        if let note { Editor(note: note) { print($0) }.id(note.id) }
    }
}
