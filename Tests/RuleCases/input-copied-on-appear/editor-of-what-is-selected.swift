// An editor beside a list copies what is selected only once, and saves it into what is selected later
// built with: iOS 17, macOS 14

import SwiftUI

struct Note: Identifiable, Hashable {
    let id: Int
    var title = ""
    var text = ""
}

struct Editor: View {
    let note: Note
    let save: (Note) -> Void
    @State private var title = ""
    @State private var text = ""

    var body: some View {
        TextField("Title", text: $title)
        TextEditor(text: $text)
            .onAppear { title = note.title; text = note.text }
//                      ^~~~~~~~~~~~~~~~~~ info: 'Editor' keeps 'title' and 'text' of the first 'note' when people select another; reset it with '.id(…)'
//                      suggested fix: Give 'Editor' a new identity when 'selection.id' changes, because a new identity resets all state and focus in 'Editor' and does not animate the change
        Button("Save") { save(Note(id: note.id, title: title, text: text)) }
        Button("Discard changes") { title = note.title }
    }
}

struct Notes: View {
    @State private var notes = [Note(id: 1), Note(id: 2)]
    @State private var selection: Note?

    var body: some View {
        NavigationSplitView {
            List(notes, selection: $selection) { Text($0.title).tag($0) }
        } detail: {
            if let selection {
                Editor(note: selection) { new in notes = notes.map { $0.id == new.id ? new : $0 } }
            }
        }
    }
}

@Observable final class Song: Identifiable {
    let id = 1
    var name = ""
}

@Observable final class Player {
    var songs: [Song] = []
    var selected: Song?
}

struct SongEditor: View {
    let song: Song
    @State private var name = ""

    var body: some View {
        TextField("Name", text: $name)
            .onAppear(perform: load)
            .onChange(of: name) { song.name = name }
    }

    private func load() { name = song.name }
//                        ^~~~~~~~~~~~~~~~ info: 'SongEditor' keeps 'name' of the first 'song' when people select another; reset it with '.id(…)'
//                        suggested fix: Give 'SongEditor' a new identity when 'song.id' changes, because a new identity resets all state and focus in 'SongEditor' and does not animate the change
}

struct Songs: View {
    @State private var player = Player()

    var body: some View {
        HStack {
            List(player.songs) { song in
                Button(song.name) { player.selected = song }
            }
            if let song = player.selected { SongEditor(song: song) }
        }
    }
}
// --- fixed
import SwiftUI

struct Note: Identifiable, Hashable {
    let id: Int
    var title = ""
    var text = ""
}

struct Editor: View {
    let note: Note
    let save: (Note) -> Void
    @State private var title = ""
    @State private var text = ""

    var body: some View {
        TextField("Title", text: $title)
        TextEditor(text: $text)
            .onAppear { title = note.title; text = note.text }
        Button("Save") { save(Note(id: note.id, title: title, text: text)) }
        Button("Discard changes") { title = note.title }
    }
}

struct Notes: View {
    @State private var notes = [Note(id: 1), Note(id: 2)]
    @State private var selection: Note?

    var body: some View {
        NavigationSplitView {
            List(notes, selection: $selection) { Text($0.title).tag($0) }
        } detail: {
            if let selection {
                Editor(note: selection) { new in notes = notes.map { $0.id == new.id ? new : $0 } }.id(selection.id)
            }
        }
    }
}

@Observable final class Song: Identifiable {
    let id = 1
    var name = ""
}

@Observable final class Player {
    var songs: [Song] = []
    var selected: Song?
}

struct SongEditor: View {
    let song: Song
    @State private var name = ""

    var body: some View {
        TextField("Name", text: $name)
            .onAppear(perform: load)
            .onChange(of: name) { song.name = name }
    }

    private func load() { name = song.name }
}

struct Songs: View {
    @State private var player = Player()

    var body: some View {
        HStack {
            List(player.songs) { song in
                Button(song.name) { player.selected = song }
            }
            if let song = player.selected { SongEditor(song: song).id(song.id) }
        }
    }
}
