// An object of an observable class is another rule's business
// also reported by: binding-to-observable

import SwiftUI

@Observable final class Book {
    var title = ""
}

struct Cover: View {
    @Binding var book: Book

    var body: some View {
        Text(book.title)
    }
}
