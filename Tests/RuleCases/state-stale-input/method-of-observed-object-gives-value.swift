// A method and a computed property give what the observed object publishes

import SwiftUI

struct Card: View {
    @State private var text: String

    init(text: String) { _text = State(initialValue: text) }

    var body: some View { Text(text) }
}

final class Store: ObservableObject {
    @Published var names: [Int: String] = [:]
    let prefix = "Dear "

    func name(for id: Int) -> String { names[id] ?? "" }

    var first: String { name(for: 0) }

    func greeting(_ id: Int) -> String { prefix + String(id) }
}

struct Home: View {
    @ObservedObject var store: Store

    var body: some View {
        VStack {
            Card(text: store.name(for: 1))
//                     ^~~~~~~~~~~~~~~~~~ info: 'Card' never shows later values of 'text', because @State keeps the first; make it a plain 'let'
//                     suggested fix: Make 'text' a plain 'let', because 'Card' then shows later values too
            Card(text: store.first)
//                     ^~~~~~~~~~~ info: 'Card' never shows later values of 'text', because @State keeps the first; make it a plain 'let'
//                     suggested fix: Make 'text' a plain 'let', because 'Card' then shows later values too
            Card(text: store.greeting(2))
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

final class Store: ObservableObject {
    @Published var names: [Int: String] = [:]
    let prefix = "Dear "

    func name(for id: Int) -> String { names[id] ?? "" }

    var first: String { name(for: 0) }

    func greeting(_ id: Int) -> String { prefix + String(id) }
}

struct Home: View {
    @ObservedObject var store: Store

    var body: some View {
        VStack {
            Card(text: store.name(for: 1))
            Card(text: store.first)
            Card(text: store.greeting(2))
        }
    }
}
