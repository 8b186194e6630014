// The view follows later values

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
            .onChange(of: name) { newName in text = newName }
    }
}
