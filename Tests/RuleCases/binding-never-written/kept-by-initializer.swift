// Kept by an initializer

import SwiftUI

struct Caption: View {
    @Binding private var text: String
//                       ^~~~ info: 'Caption' only reads its @Binding; 'let text: String' is enough
//                       suggested fix: Take 'text' as a plain value, because closures that run later read the value that 'Caption' was created with

    init(text: Binding<String>) {
        _text = text
    }

    var body: some View {
        Text(text)
    }
}

struct Home: View {
    @State private var text = ""

    var body: some View {
        Caption(text: self.$text)
    }
}
// --- fixed
import SwiftUI

struct Caption: View {
    private let text: String

    init(text: String) {
        self.text = text
    }

    var body: some View {
        Text(text)
    }
}

struct Home: View {
    @State private var text = ""

    var body: some View {
        Caption(text: self.text)
    }
}
