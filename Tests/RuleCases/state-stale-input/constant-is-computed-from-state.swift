// A constant of the body is computed from state, also one that is unwrapped

import SwiftUI

struct Card: View {
    @State private var text: String

    init(text: String) { _text = State(initialValue: text) }

    var body: some View { Text(text) }
}

struct Home: View {
    @State private var name = ""
    @State private var names: [String] = []

    var body: some View {
        let title = name.uppercased()
        VStack {
            TextField("Name", text: $name)
            Card(text: title)
//                     ^~~~~ info: 'Card' never shows later values of 'text', because @State keeps the first; make it a plain 'let'
//                     suggested fix: Make 'text' a plain 'let', because 'Card' then shows later values too
            if let first = names.first(where: { $0 != name }) {
                Card(text: first)
//                         ^~~~~ info: 'Card' never shows later values of 'text', because @State keeps the first; make it a plain 'let'
//                         suggested fix: Make 'text' a plain 'let', because 'Card' then shows later values too
            }
            Button("Add") { names.append(name) }
        }
    }
}
// --- fixed
import SwiftUI

struct Card: View {
    private let text: String

    init(text: String) { self.text = text }

    var body: some View { Text(text) }
}

struct Home: View {
    @State private var name = ""
    @State private var names: [String] = []

    var body: some View {
        let title = name.uppercased()
        VStack {
            TextField("Name", text: $name)
            Card(text: title)
            if let first = names.first(where: { $0 != name }) {
                Card(text: first)
            }
            Button("Add") { names.append(name) }
        }
    }
}
