// Copies whose changes '==' sees, or that go nowhere

import SwiftUI

// The revision changes with the text.
struct Note: Identifiable, Equatable {
    let id: Int
    var revision = 0
    var text = ""
    static func == (a: Note, b: Note) -> Bool { a.id == b.id && a.revision == b.revision }
}

@Observable
final class Notes {
    var notes: [Note] = []

    func edit(_ i: Int, _ text: String) {
        var note = notes[i]
        note.text = text
        note.revision += 1
        notes[i] = note
    }

    func replace(_ new: [Note]) { notes = new }
}

struct NoteRow: View {
    let note: Note
    var body: some View { Text(note.text) }
}

struct NotesView: View {
    @State private var model = Notes()
    var body: some View { List(model.notes) { NoteRow(note: $0) } }
}

// A method may change what is compared.
struct Task1: Identifiable, Equatable {
    let id: Int
    var stamp = 0
    var title = ""
    mutating func touch() { stamp += 1 }
    static func == (a: Task1, b: Task1) -> Bool { a.id == b.id && a.stamp == b.stamp }
}

@Observable
final class Tasks {
    var tasks: [Task1] = []

    func rename(_ i: Int, _ title: String) {
        var task = tasks[i]
        task.title = title
        task.touch()
        tasks[i] = task
    }
}

struct TaskRow: View {
    let task: Task1
    var body: some View { Text(task.title) }
}

struct TasksView: View {
    @State private var model = Tasks()
    var body: some View { List(model.tasks) { TaskRow(task: $0) } }
}

// The copy is never put back.
struct Photo: Identifiable, Equatable {
    let id: Int
    var title = ""
    static func == (a: Photo, b: Photo) -> Bool { a.id == b.id }
}

@Observable
final class Album {
    var photos: [Photo] = []
    var exported: [Photo] = []

    func export() {
        var photo = photos[0]
        photo.title = "Exported"
        exported.append(photo)
    }
}

struct PhotoRow: View {
    let photo: Photo
    var body: some View { Text(photo.title) }
}

struct AlbumView: View {
    @State private var album = Album()
    var body: some View { List(album.photos) { PhotoRow(photo: $0) } }
}

// Built with another number.
struct Card: Equatable {
    let id: Int
    var name: String
    static func == (a: Card, b: Card) -> Bool { a.id == b.id }
}

struct CardView: View {
    let card: Card
    var body: some View { Text(card.name) }
}

struct Deck: View {
    @State private var card = Card(id: 1, name: "Ace")
    var body: some View {
        CardView(card: card)
        Button("Next") { card = Card(id: card.id + 1, name: "King") }
        Button("Other") { card = Card(id: 2, name: "Queen") }
    }
}
