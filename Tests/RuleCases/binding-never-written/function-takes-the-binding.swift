// The modifier gets the binding from a function whose callers pass bindings to their own state

import SwiftUI

struct Banner: ViewModifier {
    @Binding var text: String
//               ^~~~ info: 'Banner' only reads its @Binding; 'let text: String' is enough
    func body(content: Content) -> some View { content.overlay(Text(text)) }
}

extension View {
    func banner(text: Binding<String>) -> some View { modifier(Banner(text: text)) }
}

final class Model: ObservableObject {
    @Published var text = ""
}

struct Home: View {
    @State private var text = ""
    @StateObject private var model = Model()

    var body: some View {
        Button(text) { text = "a" }.banner(text: $text)
        Button("b") { model.text = "b" }.banner(text: $model.text)
    }
}
