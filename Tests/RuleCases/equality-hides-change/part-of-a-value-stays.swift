// Only other parts of the value change, or what is compared changes with it

import SwiftUI

struct Book: Identifiable {
    var id: Int
    var title: String
    var pages = 1
    var note = ""
}

struct BookTile: View, Equatable {
    nonisolated static func == (lhs: BookTile, rhs: BookTile) -> Bool { lhs.id == rhs.id }

    let id: Int
    let title: String

    var body: some View { Text(title) }
}

struct NoteTile: View, Equatable {
    nonisolated static func == (lhs: NoteTile, rhs: NoteTile) -> Bool { lhs.pages == rhs.pages }

    let pages: Int
    let note: String

    var body: some View { Text("\(pages) \(note)") }
}

struct BookGrid: View {
    @State private var book = Book(id: 1, title: "")

    var body: some View {
        BookTile(id: book.id, title: book.title)
        NoteTile(pages: book.pages, note: book.note)
        Button("Next") { book = Book(id: book.id + 1, title: "b") }
        Button("More") {
            book.pages += 1
            book.note = "More"
        }
    }
}
