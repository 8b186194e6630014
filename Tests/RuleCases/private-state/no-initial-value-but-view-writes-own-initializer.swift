// No initial value, but the view writes its own initializer

import SwiftUI

struct Draft: View {
    @State var text: String
//             ^~~~ info: 'text' belongs only to 'Draft'; make it private
//             safe fix: Make 'text' private

    init(text: String) {
        _text = State(initialValue: text)
    }

    var body: some View {
        TextField("Text", text: $text)
    }
}

struct Compose: View {
    var body: some View {
        Draft(text: "Dear all")
    }
}
// --- fixed
import SwiftUI

struct Draft: View {
    @State private var text: String

    init(text: String) {
        _text = State(initialValue: text)
    }

    var body: some View {
        TextField("Text", text: $text)
    }
}

struct Compose: View {
    var body: some View {
        Draft(text: "Dear all")
    }
}
