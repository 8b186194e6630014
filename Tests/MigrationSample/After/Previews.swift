import SwiftUI

struct Library_Previews: PreviewProvider {
  static let session = Session()

  static var previews: some View {
    Library()
      .environment(LibraryStore(limit: 1))
      .environment(session)
    Editor(model: EditorModel(), draft: Editor.Draft(value: "preview"))
  }
}
