import SwiftUI

struct Editor: View {
  @ObservedObject var model: EditorModel
  @ObservedObject private var draft: Draft<String>

  init(model: EditorModel, draft: Draft<String>) {
    self.model = model
    _draft = ObservedObject(wrappedValue: draft)
  }

  var body: some View {
    VStack {
      TextField("Title", text: $model.title)
      Text(draft.value)
      Row(model: model)
    }
  }
}

struct Row: View {
  @ObservedObject var model: EditorModel
  @ObservedObject private var shared = LibraryStore.shared
  @ObservedObject
  var other: LibraryStore = .shared

  var body: some View {
    Text(model.title)
    Text("\(shared.books.count + other.books.count)")
  }
}

struct Wrapped: View {
  @ObservedObject private var model: EditorModel
  @ObservedObject var own = Session()

  init(_ model: EditorModel) {
    self._model = ObservedObject(initialValue: model)
  }

  var body: some View {
    TextField("Title", text: $model.title)
    Text(own.user)
  }
}

struct Replaced: View {
  @ObservedObject var model: EditorModel

  func showing(_ other: EditorModel) -> Replaced {
    var copy = self
    copy.model = other
    return copy
  }

  var body: some View { Text(model.title) }
}
