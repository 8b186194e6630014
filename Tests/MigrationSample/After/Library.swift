import SwiftUI

struct Library: View {
  @Environment(LibraryStore.self) var store
  @Environment(Session.self) var session
  @State private var editor = EditorModel()
  @SwiftUI.State private var draft: Editor.Draft<String> = .init(value: "")

  var body: some View {
    @Bindable var session = session
    @Bindable var store = store
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
    @Bindable var store = store
    return TextField("Again", text: $store.filter)
  }

  private var count: Text { Text("\(store.books.count)") }
}
