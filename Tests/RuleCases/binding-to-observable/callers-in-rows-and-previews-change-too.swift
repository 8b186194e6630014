// Callers in rows and previews change, too

// --- Book.swift
import SwiftUI

@Observable final class Book {
    var title = ""
}

struct BookEditor: View {
    @Binding var book: Book
//               ^~~~ info: 'BookEditor' never replaces 'book', and 'Book' is an @Observable class; take the object with @Bindable
//               suggested fix: Take 'book' with @Bindable, because callers then pass the object instead of a binding

    var body: some View {
        TextField("Title", text: $book.title)
    }
}
// --- Shelf.swift
import SwiftUI

struct Shelf: View {
    @State private var book = Book()
    @State private var books: [Book] = []

    var body: some View {
        BookEditor(book: $book)
        ForEach($books, id: \.title) { $book in
            BookEditor(book: $book)
                .padding(1)
        }
    }
}

#Preview {
    BookEditor(book: .constant(Book()))
}
// --- fixed Book.swift
import SwiftUI

@Observable final class Book {
    var title = ""
}

struct BookEditor: View {
    @Bindable var book: Book

    var body: some View {
        TextField("Title", text: $book.title)
    }
}
// --- fixed Shelf.swift
import SwiftUI

struct Shelf: View {
    @State private var book = Book()
    @State private var books: [Book] = []

    var body: some View {
        BookEditor(book: book)
        ForEach($books, id: \.title) { $book in
            BookEditor(book: book)
                .padding(1)
        }
    }
}

#Preview {
    BookEditor(book: Book())
}
