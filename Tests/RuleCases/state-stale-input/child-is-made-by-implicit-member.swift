// The view is made by an implicit member, where its type is written

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
        card
    }

    private var card: Card { .init(text: name) }
//                                       ^~~~ info: 'Card' never shows later values of 'text', because @State keeps the first; make it a plain 'let'
//                                       suggested fix: Make 'text' a plain 'let', because 'Card' then shows later values too
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

    var body: some View {
        TextField("Name", text: $name)
        card
    }

    private var card: Card { .init(text: name) }
}
