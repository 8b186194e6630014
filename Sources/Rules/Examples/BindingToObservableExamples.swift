import Facts

let bindingToObservableExamples: [Example] = [
  .flagged(
    "Its properties are bound: the object itself is enough",
    files: [
      "Book.swift": """
      import SwiftUI

      @Observable final class Book {
          var title = ""
      }
      """,
      "BookEditor.swift": """
      import SwiftUI

      struct BookEditor: View {
          @Binding var ⟦book⟧: Book

          var body: some View {
              TextField("Title", text: $book.title)
          }
      }
      """,
      "Shelf.swift": """
      import SwiftUI

      struct Shelf: View {
          @State private var book = Book()
          @State private var books: [Book] = []

          var body: some View {
              BookEditor(book: $book)
              ForEach($books, id: \\.title) { $book in
                  BookEditor(book: $book)
                      .padding(1)
              }
          }
      }

      #Preview {
          BookEditor(book: .constant(Book()))
      }
      """,
    ],
    fixed: [
      "@Binding var book": "@Bindable var book",
      "Shelf: View {\n    @State private var book = Book()\n    @State private var books: [Book] = []\n\n    var body: some View {\n        BookEditor(book: $book)":
        "Shelf: View {\n    @State private var book = Book()\n    @State private var books: [Book] = []\n\n    var body: some View {\n        BookEditor(book: book)",
      "BookEditor(book: $book)\n                .padding": "BookEditor(book: book)\n                .padding",
      ".constant(Book())": "Book()",
    ], because: "callers then pass the object"),
  .flagged(
    "Only read: a constant is enough",
    """
    import SwiftUI

    @Observable final class Book {
        var title = ""
    }

    struct Cover: View {
        @Binding private var ⟦book⟧: Book

        init(book: Binding<Book>) {
            _book = book
        }

        var body: some View {
            Text(book.title)
            Button("Clear") { book.title = "" }
        }
    }
    """,
    fixed: [
      "@Binding private var book": "private let book", "book: Binding<Book>": "book: Book",
      "_book = book": "self.book = book",
    ]),
  .flagged(
    "A generic class",
    """
    import SwiftUI

    struct Content {
        var title = ""
    }

    @Observable final class Store<State> {
        var state: State
        init(state: State) { self.state = state }
    }

    struct Screen: View {
        @Binding var ⟦store⟧: Store<Content>

        var body: some View {
            TextField("Title", text: $store.state.title)
        }
    }
    """, fixed: ["@Binding var store": "@Bindable var store"]),
  .flagged(
    "No fix where a system is older than @Bindable",
    """
    import SwiftUI

    @Observable final class Book {
        var title = ""
    }

    struct Cover: View {
        @Binding var ⟦book⟧: Book

        var body: some View {
            Text(book.title)
        }
    }
    """, settings: ProjectSettings(deploymentTargets: [.iOS: 16])),
  .allowed(
    "A selection that can be taken away",
    """
    import SwiftUI

    @Observable final class Book {
        var title = ""
    }

    struct Chooser: View {
        @Binding var book: Book?

        var body: some View {
            Button("None") { book = nil }
        }
    }
    """),
  .allowed(
    "The object is replaced, by the view or by one that it hands the binding to",
    """
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
    """),
  .allowed(
    "A value, an object of another kind, a type that nobody knows",
    """
    import SwiftUI
    import Library

    struct Page {
        var number = 0
    }

    struct Reader: View {
        @Binding var page: Page
        @Binding var volume: Volume

        var body: some View {
            Button("Next") { page.number += 1 }
            TextField("Title", text: $volume.title)
        }
    }
    """),
  .allowed(
    "Taken with @Bindable already",
    """
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
    """),
]
