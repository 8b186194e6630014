// The caller computes the value from state that changes

import SwiftUI

struct Title: View {
    @State private var name: String

    init(name: String) {
        _name = State(initialValue: name)
    }

    var body: some View {
        Text(name)
    }
}

struct Home: View {
    @State private var first = "Ravi"
    private var greeting: String { "Hello " + first }

    var body: some View {
        TextField("Name", text: $first)
        Title(name: greeting)
//                  ^~~~~~~~ info: 'Title' never shows later values of 'name', because @State keeps the first; make it a plain 'let'
//                  suggested fix: Make 'name' a plain 'let', because 'Title' then shows later values too
    }
}
// --- fixed
import SwiftUI

struct Title: View {
    private let name: String

    init(name: String) {
        self.name = name
    }

    var body: some View {
        Text(name)
    }
}

struct Home: View {
    @State private var first = "Ravi"
    private var greeting: String { "Hello " + first }

    var body: some View {
        TextField("Name", text: $first)
        Title(name: greeting)
    }
}
