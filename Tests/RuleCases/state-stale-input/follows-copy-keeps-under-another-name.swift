// It follows the copy that it keeps under another name

import SwiftUI

struct Editor: View {
    let title: String
    @State private var text: String

    init(name: String) {
        title = name
        _text = State(initialValue: name)
    }

    var body: some View {
        TextField("Name", text: $text)
            .task(id: title) { text = title }
    }
}
