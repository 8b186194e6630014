import SwiftUI

extension Library {
  @ViewBuilder var footer: some View {
    // Two uses of one binding.
    @Bindable var store = store
    TextField("Filter", text: $store.filter)
    TextField("Filter", text: $store.filter)
  }

  func field(_ title: String) -> some View {
    @Bindable var session = session
    let text = $session.user
    return TextField(title, text: text)
  }

  var inline: Binding<String> { @Bindable var session = session; return $session.user }
}
