import SwiftUI

struct LibraryTests {
  @MainActor func loading() -> Bool {
    let store: LibraryStore = .shared
    store.load()
    let hosted = Library().environmentObject(store)
    _ = hosted
    return store.books.count == 1 && !store.isLoading
  }
}
