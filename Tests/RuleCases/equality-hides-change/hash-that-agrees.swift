// The hash uses no more than == compares, or what nobody changes by itself

import SwiftUI

// A hash may say less than ==
struct Song: Hashable {
    let id: Int
    var title = ""
    static func == (a: Song, b: Song) -> Bool { a.id == b.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
// Follows from the id
struct Page: Hashable {
    let id: Int
    let title: String
    static func == (a: Page, b: Page) -> Bool { a.id == b.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id); hasher.combine(title) }
}
// The revision changes with each change of the text
struct Draft: Hashable {
    let id: Int
    var revision = 0
    var text = ""
    static func == (a: Draft, b: Draft) -> Bool { a.id == b.id && a.revision == b.revision }
    func hash(into hasher: inout Hasher) { hasher.combine(id); hasher.combine(text) }
}
// Another function of that name
struct Photo: Hashable {
    let id: Int
    var name = ""
    static func == (a: Photo, b: Photo) -> Bool { a.id == b.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
    func hash(for hasher: inout Hasher) { hasher.combine(name) }
}

struct Screen: View {
    @State private var song = Song(id: 1)
    @State private var page = Page(id: 1, title: "a")
    @State private var draft = Draft(id: 1)
    @State private var photo = Photo(id: 1)

    var body: some View {
        Text(song.title + page.title + draft.text + photo.name)
        Button("Next") {
            song.title += "a"
            page = Page(id: 2, title: "b")
            draft.text += "a"
            draft.revision += 1
            photo.name += "a"
        }
    }
}
