// Only read: a constant is enough

import SwiftUI

@Observable final class Book {
    var title = ""
}

struct Cover: View {
    @Binding private var book: Book
//                       ^~~~ info: 'Cover' never replaces 'book', and 'Book' is an @Observable class; take the object as a plain 'let'
//                       suggested fix: Take 'book' as a plain 'let', because callers then pass the object instead of a binding

    init(book: Binding<Book>) {
        _book = book
    }

    var body: some View {
        Text(book.title)
        Button("Clear") { book.title = "" }
    }
}
// --- fixed
import SwiftUI

@Observable final class Book {
    var title = ""
}

struct Cover: View {
    private let book: Book

    init(book: Book) {
        self.book = book
    }

    var body: some View {
        Text(book.title)
        Button("Clear") { book.title = "" }
    }
}
