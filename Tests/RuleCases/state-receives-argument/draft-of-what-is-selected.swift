// An editor beside a list keeps the draft of the first element when people select another one

import SwiftUI

struct Note: Identifiable, Hashable {
    let id: Int
    var title = ""
}

struct Editor: View {
    @State var draft: Note
//             ^~~~~ info: 'Editor' keeps its first 'draft' when people select something else; reset it with '.id(…)'
//             suggested fix: Give 'Editor' a new identity when 'selected.id' changes, because a new identity resets all state and focus in 'Editor' and does not animate the change
    let save: (Note) -> Void

    var body: some View {
        TextField("Title", text: $draft.title)
        Button("Save") { save(draft) }
    }
}

struct Home: View {
    let notes: [Note]
    @State private var selected: Note?

    var body: some View {
        NavigationSplitView {
            List(notes, selection: $selected) { Text($0.title).tag($0) }
        } detail: {
            if let selected {
                Editor(draft: selected) { print($0) }
            }
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
    @State var draft: Note
    let save: (Note) -> Void

    var body: some View {
        TextField("Title", text: $draft.title)
        Button("Save") { save(draft) }
    }
}

struct Home: View {
    let notes: [Note]
    @State private var selected: Note?

    var body: some View {
        NavigationSplitView {
            List(notes, selection: $selected) { Text($0.title).tag($0) }
        } detail: {
            if let selected {
                Editor(draft: selected) { print($0) }.id(selected.id)
            }
        }
    }
}
