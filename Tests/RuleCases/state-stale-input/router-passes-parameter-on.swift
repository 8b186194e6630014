// A static function of another type passes on what its calls give it

import SwiftUI

struct Card: View {
    @State private var text: String

    init(text: String) { _text = State(initialValue: text) }

    var body: some View { Text(text) }
}

enum Cards {
    @ViewBuilder
    static func view(for text: String) -> some View {
        Card(text: text)
//                 ^~~~ info: 'Card' never shows later values of 'text', because @State keeps the first; make it a plain 'let'
//                 suggested fix: Make 'text' a plain 'let', because 'Card' then shows later values too
    }
}

struct Home: View {
    @State private var name = ""

    var body: some View {
        VStack {
            TextField("Name", text: $name)
            Cards.view(for: name)
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

enum Cards {
    @ViewBuilder
    static func view(for text: String) -> some View {
        Card(text: text)
    }
}

struct Home: View {
    @State private var name = ""

    var body: some View {
        VStack {
            TextField("Name", text: $name)
            Cards.view(for: name)
        }
    }
}
