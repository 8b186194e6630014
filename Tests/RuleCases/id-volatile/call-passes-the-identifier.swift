// The call passes an identifier that stays the same

import SwiftUI

struct Word: Identifiable {
    let id: String
    let text: String

    init(id: String = UUID().uuidString, text: String) {
        self.id = id
        self.text = text
    }
}

struct Home: View {
    @State private var names: [String] = []

    var words: [Word] { names.map { Word(id: $0, text: $0) } }

    var body: some View {
        List(words) { Text($0.text) }
        Button("Add") { names.append("") }
    }
}
