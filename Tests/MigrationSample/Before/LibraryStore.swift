import Combine

/// The library's books. The app owns it, and views read it from the environment.
final class LibraryStore: ObservableObject {
  @Published var books: [Book] = []
  @Published private(set) var isLoading = false
  @Published
  var filter: String
  // The result of the latest search.
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
