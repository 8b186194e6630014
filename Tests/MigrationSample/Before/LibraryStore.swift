import Combine

/// Held by the app, read from the environment.
final class LibraryStore: ObservableObject {
  @Published var books: [Book] = []
  @Published private(set) var isLoading = false
  @Published
  var filter: String
  // What the search last found.
  @Published var result: Book?
  let limit: Int
  weak var parent: LibraryStore?
  lazy var shelves = Shelves()
  static let shared = LibraryStore(limit: 3)

  init(limit: Int) {
    self.limit = limit
    filter = ""
  }

  func load() {
    isLoading = true
    books.append(Book(title: "Emma"))
    isLoading = false
  }
}
