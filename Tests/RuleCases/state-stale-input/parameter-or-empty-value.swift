// What is given, or else an empty value, is the parameter

import SwiftUI

struct Card: View {
    @State private var text: String

    init(text: String?) { _text = State(initialValue: text ?? .init()) }

    var body: some View { Text(text) }
}

struct Home: View {
    @State private var name = ""

    var body: some View {
        VStack {
            TextField("Name", text: $name)
            Card(text: name)
//                     ^~~~ info: 'Card' never shows later values of 'text', because @State keeps the first; make it a plain 'let'
//                     suggested fix: Make 'text' a plain 'let', because 'Card' then shows later values too
        }
    }
}
// --- fixed
import SwiftUI

struct Card: View {
    private let text: String

    init(text: String?) { self.text = text ?? .init() }

    var body: some View { Text(text) }
}

struct Home: View {
    @State private var name = ""

    var body: some View {
        VStack {
            TextField("Name", text: $name)
            Card(text: name)
        }
    }
}
