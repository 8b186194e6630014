// `self.$text` is the same argument as `$text`

import SwiftUI

struct Banner: ViewModifier {
    @Binding var text: String
//               ^~~~ info: 'Banner' only reads its @Binding; 'let text: String' is enough
    func body(content: Content) -> some View { content.overlay { Text(text) } }
}

extension View {
    func banner(text: Binding<String>) -> some View { modifier(Banner(text: text)) }
}

struct Home: View {
    @State private var text = ""

    var body: some View {
        Button(text) { text = "a" }.banner(text: self.$text)
    }
}
