import SwiftUI

@main
struct LibraryApp: App {
  @State private var store: LibraryStore
  @State private var session = Session()

  init() {
    _store = State(wrappedValue: LibraryStore(limit: 10))
  }

  var body: some Scene {
    WindowGroup {
      Library()
        .environment(store)
        .environment(session)
    }
  }
}
