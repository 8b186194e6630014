// The object knows what is selected, and other code selects something else while the editor stays
// built with: iOS 17, macOS 14

import SwiftUI

struct Note: Identifiable { let id: Int; var title = "" }

@Observable final class Store {
    var notes: [Note] = []
    var name = ""
    var selected: Note?
}

struct Editor: View {
    @Environment(Store.self) private var store
    @State private var title = ""

    var body: some View {
        TextField("Title", text: $title)
            .onAppear { title = store.selected?.title ?? "" }
//                      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ info: 'Editor' keeps 'title' of the first 'store.selected' when people select another; reset it with '.id(…)'
            .onChange(of: title) { store.selected?.title = title }
    }
}

struct FollowingEditor: View {
    @Environment(Store.self) private var store
    @State private var title = ""

    var body: some View {
        TextField("Title", text: $title)
            .onAppear { title = store.selected?.title ?? "" }
            .onChange(of: store.selected?.id) { title = store.selected?.title ?? "" }
        Button("Save") { store.selected?.title = title }
    }
}

struct NameEditor: View {
    @Environment(Store.self) private var store
    @State private var name = ""

    var body: some View {
        TextField("Name", text: $name)
            .onAppear { name = store.name }
        Button("Save") { store.name = name }
    }
}

struct PresentedEditor: View {
    @Environment(Store.self) private var store
    @State private var title = ""

    var body: some View {
        TextField("Title", text: $title)
            .onAppear { title = store.selected?.title ?? "" }
        Button("Save") { store.selected?.title = title }
    }
}

struct Columns: View {
    @Environment(Store.self) private var store
    @State private var isPresented = false

    var body: some View {
        NavigationSplitView {
            List(store.notes) { note in Button(note.title) { store.selected = note } }
        } detail: {
            if store.selected != nil {
                Editor()
                FollowingEditor()
                NameEditor()
            }
        }
        .sheet(isPresented: $isPresented) { PresentedEditor() }
    }
}
