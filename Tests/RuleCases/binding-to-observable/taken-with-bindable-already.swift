// Taken with @Bindable already

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
