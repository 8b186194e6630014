// What a row is given changes with its identity, also one level down

import SwiftUI

struct Card: View {
    @State private var text: String

    init(text: String) { _text = State(initialValue: text) }

    var body: some View { Text(text) }
}

struct Row: View {
    let name: String

    var body: some View { Card(text: name) }
}

struct Home: View {
    @State private var names: [String] = []

    var body: some View {
        ForEach(names, id: \.self) { name in
            Row(name: name)
        }
        Button("Add") { names.append("new") }
    }
}
