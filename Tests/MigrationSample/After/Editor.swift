import SwiftUI

struct Editor: View {
  @Bindable var model: EditorModel
  private let draft: Draft<String>

  init(model: EditorModel, draft: Draft<String>) {
    self.model = model
    self.draft = draft
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
  let model: EditorModel
  private let shared = LibraryStore.shared
  var other: LibraryStore = .shared

  var body: some View {
    Text(model.title)
    Text("\(shared.books.count + other.books.count)")
  }
}

struct Wrapped: View {
  @Bindable private var model: EditorModel
  @State var own = Session()

  init(_ model: EditorModel) {
    self._model = Bindable(wrappedValue: model)
  }

  var body: some View {
    TextField("Title", text: $model.title)
    Text(own.user)
  }
}

struct Replaced: View {
  var model: EditorModel

  func showing(_ other: EditorModel) -> Replaced {
    var copy = self
    copy.model = other
    return copy
  }

  var body: some View { Text(model.title) }
}
