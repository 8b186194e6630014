// No fix where a system is older than @Bindable
// built with: iOS 16

import SwiftUI

@Observable final class Book {
    var title = ""
}

struct Cover: View {
    @Binding var book: Book
//               ^~~~ info: 'Cover' never replaces 'book', and 'Book' is an @Observable class; take the object as a plain 'let'

    var body: some View {
        Text(book.title)
    }
}
