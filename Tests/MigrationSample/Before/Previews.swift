import SwiftUI

struct Library_Previews: PreviewProvider {
  static let session = Session()

  static var previews: some View {
    Library()
      .environmentObject(LibraryStore(limit: 1))
      .environmentObject(session)
    Editor(model: EditorModel(), draft: Editor.Draft(value: "preview"))
  }
}
