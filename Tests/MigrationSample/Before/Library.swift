import SwiftUI

struct Library: View {
  @EnvironmentObject var store: LibraryStore
  @EnvironmentObject var session: Session
  @StateObject private var editor = EditorModel()
  @SwiftUI.StateObject private var draft: Editor.Draft<String> = .init(value: "")

  var body: some View {
    VStack {
      TextField("Filter", text: $store.filter)
      TextField("User", text: $session.user)
      ForEach(store.books) { book in
        Text(book.title)
      }
      Editor(model: editor, draft: draft)
      header
      count
    }
  }

  private var header: some View {
    TextField("Again", text: $store.filter)
  }

  private var count: Text { Text("\(store.books.count)") }
}
