import SwiftUI

/// The draft starts with what the caller passes, on purpose.
struct NameEditor: View {
  @State var draft: String

  var body: some View {
    TextField("Name", text: $draft)
  }
}
