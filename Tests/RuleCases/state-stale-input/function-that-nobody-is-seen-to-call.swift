// What callers of the function pass is not known

import SwiftUI

struct Card: View {
    @State private var text: String

    init(text: String) { _text = State(initialValue: text) }

    var body: some View { Text(text) }
}

struct Home: View {
    @State private var name = ""

    var body: some View {
        TextField("Name", text: $name)
    }

    func card(for text: String) -> some View {
        Card(text: text)
    }
}
