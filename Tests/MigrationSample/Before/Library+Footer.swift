import SwiftUI

extension Library {
  @ViewBuilder var footer: some View {
    // Two uses of one binding.
    TextField("Filter", text: $store.filter)
    TextField("Filter", text: self.$store.filter)
  }

  func field(_ title: String) -> some View {
    let text = $session.user
    return TextField(title, text: text)
  }

  var inline: Binding<String> { $session.user }
}
