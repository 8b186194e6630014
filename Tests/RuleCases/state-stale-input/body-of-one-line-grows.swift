// A body of one line grows

import SwiftUI

struct Editor: View {
    private var title: String
    @State private var text: String

    init(name: String) {
//       ^~~~ hint: The state 'text' begins with the first 'name' that 'Editor' is given and ignores later ones
//       suggested fix: Set 'text' again when it changes, because what the user has changed in 'Editor' meanwhile is overwritten
        title = name
        _text = .init(initialValue: name)
    }

    var body: some View {
        TextField(title, text: $text)
    }
}
// --- fixed
import SwiftUI

struct Editor: View {
    private var title: String
    @State private var text: String

    init(name: String) {
        title = name
        _text = .init(initialValue: name)
    }

    var body: some View {
        TextField(title, text: $text)
            .onChange(of: title) { newTitle in text = newTitle }
    }
}
