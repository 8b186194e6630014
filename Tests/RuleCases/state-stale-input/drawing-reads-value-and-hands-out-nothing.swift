// The view draws what people enter, so that it is not lost, but it never takes the caller's

import SwiftUI

struct Search: View {
    @State private var text: String
    let words: [String]

    init(text: String, words: [String]) {
        _text = State(initialValue: text)
        self.words = words
    }

    var body: some View {
        TextField("Search", text: $text)
        Text(words.filter { $0.hasPrefix(text) }.joined())
    }
}

struct Home: View {
    @State private var text = "a"

    var body: some View {
        Search(text: text, words: ["apple"])
//                   ^~~~ info: 'Search' keeps its first 'text' when the caller's value changes; use a @Binding
//                   suggested fix: Bind 'text' to the caller's value, because changes to 'text' in 'Search' then also change the caller's value
        Button("Other") { text = "b" }
    }
}
// --- fixed
import SwiftUI

struct Search: View {
    @Binding private var text: String
    let words: [String]

    init(text: Binding<String>, words: [String]) {
        _text = text
        self.words = words
    }

    var body: some View {
        TextField("Search", text: $text)
        Text(words.filter { $0.hasPrefix(text) }.joined())
    }
}

struct Home: View {
    @State private var text = "a"

    var body: some View {
        Search(text: $text, words: ["apple"])
        Button("Other") { text = "b" }
    }
}
