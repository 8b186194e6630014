// From iOS 17 on the closure needs no parameter
// built with: iOS 17, macOS 14

import SwiftUI

struct Editor: View {
    let name: String
    @State private var text: String

    init(name: String) {
//       ^~~~ hint: The state 'text' begins with the first 'name' that 'Editor' is given and ignores later ones
//       suggested fix: Set 'text' again when it changes, because what the user has changed in 'Editor' meanwhile is overwritten
        self.name = name
        _text = State(initialValue: name)
    }

    var body: some View {
        TextField("Name", text: $text)
    }
}
// --- fixed
import SwiftUI

struct Editor: View {
    let name: String
    @State private var text: String

    init(name: String) {
        self.name = name
        _text = State(initialValue: name)
    }

    var body: some View {
        TextField("Name", text: $text)
            .onChange(of: name) { text = name }
    }
}
