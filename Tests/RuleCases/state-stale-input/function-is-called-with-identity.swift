// Whoever calls the function gives each value an identity, or passes what never changes

import SwiftUI

struct Card: View {
    @State private var text: String

    init(text: String) { _text = State(initialValue: text) }

    var body: some View { Text(text) }
}

struct Home: View {
    @State private var name = ""
    let names = ["first", "second"]

    var body: some View {
        VStack {
            TextField("Name", text: $name)
            card(for: name).id(name)
            card(for: "constant")
            ForEach(names, id: \.self) { name in
                card(for: name)
            }
        }
    }

    private func card(for text: String) -> some View {
        Card(text: text).padding()
    }
}
