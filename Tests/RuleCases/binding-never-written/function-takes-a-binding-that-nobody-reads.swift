// Only the modifier updates for a change of the state, which the caller of the function does not read

import SwiftUI

struct Banner: ViewModifier {
    @Binding var text: String
    func body(content: Content) -> some View { content.overlay(Text(text)) }
}

extension View {
    func banner(text: Binding<String>) -> some View { modifier(Banner(text: text)) }
}

struct Home: View {
    @State private var text = ""
    var body: some View { Button("a") { text = "a" }.banner(text: $text) }
}
