// The object from the environment may be nil, so the variable belongs to where it is unwrapped

import SwiftUI

@Observable final class Book { var title = "" }

struct Editor: View {
    @Environment(Book.self) private var book: Book?

    var body: some View {
        if let book {
            TextField("Title", text: $book.title)
//                                   ^~~~~ warning: '$book' is not available for an object from @Environment; add '@Bindable var book = book' where it isn't nil
        }
    }
}
