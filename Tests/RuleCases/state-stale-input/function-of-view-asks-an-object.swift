// The caller's own function or property passes on what a method of its object returns

import SwiftUI

final class Shelf: ObservableObject {
    @Published var books: [String] = []
    let names = ["a", "b"]

    func books(of author: String) -> [String] { books.filter { $0.hasPrefix(author) } }
    func names(of author: String) -> [String] { names.filter { $0.hasPrefix(author) } }
}

struct Books: View {
    @State private var books: [String]

    init(books: [String]) {
        _books = State(initialValue: books)
    }

    var body: some View { Text("\(books.count)") }
}

struct OtherBooks: View {
    @State private var books: [String]

    init(books: [String]) {
        _books = State(initialValue: books)
    }

    var body: some View { Text("\(books.count)") }
}

struct Home: View {
    @StateObject private var shelf = Shelf()

    private var own: [String] { shelf.books(of: "a") }
    private var fixed: [String] { shelf.names(of: "a") }

    var body: some View {
        Books(books: own)
//                   ^~~ info: 'Books' never shows later values of 'books', because @State keeps the first; make it a plain 'let'
//                   suggested fix: Make 'books' a plain 'let', because 'Books' then shows later values too
        OtherBooks(books: books(of: "b"))
//                        ^~~~~~~~~~~~~~ info: 'OtherBooks' never shows later values of 'books', because @State keeps the first; make it a plain 'let'
//                        suggested fix: Make 'books' a plain 'let', because 'OtherBooks' then shows later values too
        Books(books: fixed)
        Button("Add") { shelf.books.append("a") }
    }

    private func books(of author: String) -> [String] {
        shelf.books(of: author)
    }
}
// --- fixed
import SwiftUI

final class Shelf: ObservableObject {
    @Published var books: [String] = []
    let names = ["a", "b"]

    func books(of author: String) -> [String] { books.filter { $0.hasPrefix(author) } }
    func names(of author: String) -> [String] { names.filter { $0.hasPrefix(author) } }
}

struct Books: View {
    private let books: [String]

    init(books: [String]) {
        self.books = books
    }

    var body: some View { Text("\(books.count)") }
}

struct OtherBooks: View {
    private let books: [String]

    init(books: [String]) {
        self.books = books
    }

    var body: some View { Text("\(books.count)") }
}

struct Home: View {
    @StateObject private var shelf = Shelf()

    private var own: [String] { shelf.books(of: "a") }
    private var fixed: [String] { shelf.names(of: "a") }

    var body: some View {
        Books(books: own)
        OtherBooks(books: books(of: "b"))
        Books(books: fixed)
        Button("Add") { shelf.books.append("a") }
    }

    private func books(of author: String) -> [String] {
        shelf.books(of: author)
    }
}
