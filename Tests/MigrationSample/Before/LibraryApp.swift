import SwiftUI

@main
struct LibraryApp: App {
  @StateObject private var store: LibraryStore
  @StateObject private var session = Session()

  init() {
    _store = StateObject(wrappedValue: LibraryStore(limit: 10))
  }

  var body: some Scene {
    WindowGroup {
      Library()
        .environmentObject(store)
        .environmentObject(session)
    }
  }
}
