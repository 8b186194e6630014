// A closure that is kept calls a function that reads the binding: with a plain value, it would read the first one

import SwiftUI

struct Chooser: View {
    @Binding var results: [String]
    @Binding var titles: [String]
//               ^~~~~~ info: 'Chooser' only reads its @Binding; 'let titles: [String]' is enough
//               suggested fix: Take 'titles' as a plain value, because closures that run later read the value that 'Chooser' was created with
    @State private var selection: String?
    @State private var timer: Timer?

    var body: some View {
        Text(selection ?? results.first ?? "")
            .onAppear { start() }
            .onTapGesture { print(describe()) }
    }

    private func start() {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
            advance()
        }
    }

    private func advance() {
        selection = next()
    }

    private func next() -> String? {
        results.last
    }

    private func describe() -> String {
        titles.joined()
    }
}

struct Home: View {
    @State private var results: [String] = []
    @State private var titles: [String] = []

    var body: some View {
        Button("\(results.count)") { results.append("") }
        Button("\(titles.count)") { titles.append("") }
        Chooser(results: $results, titles: $titles)
    }
}
// --- fixed
import SwiftUI

struct Chooser: View {
    @Binding var results: [String]
    let titles: [String]
    @State private var selection: String?
    @State private var timer: Timer?

    var body: some View {
        Text(selection ?? results.first ?? "")
            .onAppear { start() }
            .onTapGesture { print(describe()) }
    }

    private func start() {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
            advance()
        }
    }

    private func advance() {
        selection = next()
    }

    private func next() -> String? {
        results.last
    }

    private func describe() -> String {
        titles.joined()
    }
}

struct Home: View {
    @State private var results: [String] = []
    @State private var titles: [String] = []

    var body: some View {
        Button("\(results.count)") { results.append("") }
        Button("\(titles.count)") { titles.append("") }
        Chooser(results: $results, titles: titles)
    }
}
