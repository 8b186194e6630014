// A constant that is computed from what never changes, and one with an identity of its own

import SwiftUI

struct Card: View {
    @State private var text: String

    init(text: String) { _text = State(initialValue: text) }

    var body: some View { Text(text) }
}

struct Home: View {
    private let prefix = "Dear "
    @State private var name = ""

    var body: some View {
        let title = prefix.uppercased()
        let shown = name.uppercased()
        VStack {
            TextField("Name", text: $name)
            Card(text: title)
            Card(text: shown).id(shown)
        }
    }
}
