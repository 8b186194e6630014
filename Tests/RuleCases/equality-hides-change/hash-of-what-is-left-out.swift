// Code changes what hash(into:) uses and == leaves out, so equal values have different hashes

import SwiftUI

struct Book: Hashable {
    let isbn: String
    var rating = 0

    static func == (a: Book, b: Book) -> Bool { a.isbn == b.isbn }
//              ^~ warning: '==' of 'Book' leaves out 'rating', which 'hash(into:)' uses, so equal values have different hashes
//              suggested fix: Compare 'rating' too, because two values of 'Book' that differ only in 'rating' are then different

    func hash(into hasher: inout Hasher) {
        hasher.combine(isbn)
        hasher.combine(self.rating)
    }
}

struct Shelf: View {
    @State private var book = Book(isbn: "1")

    var body: some View {
        Button("\(book.rating)") { book.rating += 1 }
    }
}
// --- fixed
import SwiftUI

struct Book: Hashable {
    let isbn: String
    var rating = 0

    static func == (a: Book, b: Book) -> Bool { a.isbn == b.isbn && a.rating == b.rating }

    func hash(into hasher: inout Hasher) {
        hasher.combine(isbn)
        hasher.combine(self.rating)
    }
}

struct Shelf: View {
    @State private var book = Book(isbn: "1")

    var body: some View {
        Button("\(book.rating)") { book.rating += 1 }
    }
}
