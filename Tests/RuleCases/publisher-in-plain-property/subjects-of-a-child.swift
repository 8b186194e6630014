// A subject keeps listeners, a current value its value: the child gets others each time its parent is updated

import Combine
import SwiftUI

struct Query: View {
    private let typed = PassthroughSubject<String, Never>()
//              ^~~~~ hint: Every update of 'Search' gives 'Query' a new 'typed', and the old one loses its subscribers; keep it with @State
//              safe fix: Keep 'typed' with @State
    let latest = CurrentValueSubject<String, Never>("")
//      ^~~~~~ info: Every update of 'Search' gives 'Query' a new 'latest', which starts with its first value; keep it with @State
//      safe fix: Keep 'latest' with @State and make it private
    let text: String

    var body: some View {
        Button(text) { typed.send(text) }.onReceive(typed) { _ in }.onReceive(latest) { _ in }
    }
}

struct Search: View {
    @State private var text = ""

    var body: some View {
        VStack {
            TextField("", text: $text)
            Query(text: text)
        }
    }
}
// --- fixed
import Combine
import SwiftUI

struct Query: View {
    @State private var typed = PassthroughSubject<String, Never>()
    @State private var latest = CurrentValueSubject<String, Never>("")
    let text: String

    var body: some View {
        Button(text) { typed.send(text) }.onReceive(typed) { _ in }.onReceive(latest) { _ in }
    }
}

struct Search: View {
    @State private var text = ""

    var body: some View {
        VStack {
            TextField("", text: $text)
            Query(text: text)
        }
    }
}
