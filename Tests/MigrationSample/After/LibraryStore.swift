import Observation

/// The library's books. The app owns it, and views read it from the environment.
@Observable final class LibraryStore {
  var books: [Book] = []
  private(set) var isLoading = false
  var filter: String
  // The result of the latest search.
  var result: Book?
  let limit: Int
  weak var parent: LibraryStore?
  @ObservationIgnored lazy var shelves = Shelves()
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
