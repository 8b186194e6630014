// A view's == leaves out a part of a value that its caller edits

import SwiftUI

struct Book: Identifiable {
    let id: Int
    var title: String
    var pages = 1
}

struct BookTile: View, Equatable {
    static func == (lhs: BookTile, rhs: BookTile) -> Bool { lhs.id == rhs.id }
//              ^~ warning: '==' of 'BookTile' leaves out 'title', so the view does not update when only 'title' changes
//              suggested fix: Compare 'title' too, because two values of 'BookTile' that differ only in 'title' are then different

    var id: Int
    var title: String

    var body: some View { Text(title) }
}

struct PageCount: View, Equatable {
    nonisolated static func == (lhs: PageCount, rhs: PageCount) -> Bool { lhs.name == rhs.name }
//                          ^~ warning: '==' of 'PageCount' leaves out 'pages', so the view does not update when only 'pages' changes
//                          suggested fix: Compare 'pages' too, because two values of 'PageCount' that differ only in 'pages' are then different

    let name: String
    let pages: Int

    var body: some View { Text("\(name) \(pages)") }
}

struct BookGrid: View {
    @State private var book = Book(id: 1, title: "")

    var body: some View {
        BookTile(id: book.id, title: book.title)
        PageCount(name: "a", pages: book.pages)
        TextField("", text: $book.title)
        Button("More") { book.pages += 1 }
    }
}
// --- fixed
import SwiftUI

struct Book: Identifiable {
    let id: Int
    var title: String
    var pages = 1
}

struct BookTile: View, Equatable {
    static func == (lhs: BookTile, rhs: BookTile) -> Bool { lhs.id == rhs.id && lhs.title == rhs.title }

    var id: Int
    var title: String

    var body: some View { Text(title) }
}

struct PageCount: View, Equatable {
    nonisolated static func == (lhs: PageCount, rhs: PageCount) -> Bool { lhs.name == rhs.name && lhs.pages == rhs.pages }

    let name: String
    let pages: Int

    var body: some View { Text("\(name) \(pages)") }
}

struct BookGrid: View {
    @State private var book = Book(id: 1, title: "")

    var body: some View {
        BookTile(id: book.id, title: book.title)
        PageCount(name: "a", pages: book.pages)
        TextField("", text: $book.title)
        Button("More") { book.pages += 1 }
    }
}
