// The object is replaced, by the view or by one that it hands the binding to

import SwiftUI

@Observable final class Book {
    var title = ""
}

struct Chooser: View {
    @Binding var book: Book

    var body: some View {
        Button("New") { book = Book() }
    }
}

struct Shelf: View {
    @Binding var book: Book

    var body: some View {
        Chooser(book: $book)
    }
}

struct Drawer: View {
    @Binding var book: Book

    var body: some View {
        Text(book.title)
    }
}

extension Drawer {
    func fill() { book = Book() }
}
