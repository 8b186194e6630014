// The function is shown in a sheet and in place too, where the value changes

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
    @State private var name = "Ravi"
    @State private var isShown = false

    var body: some View {
        VStack {
            TextField("Name", text: $name)
            details()
        }
        .sheet(isPresented: $isShown) { details() }
    }

    private func details() -> some View {
        Title(name: name)
//                  ^~~~ info: 'Title' never shows later values of 'name', because @State keeps the first; make it a plain 'let'
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
    @State private var name = "Ravi"
    @State private var isShown = false

    var body: some View {
        VStack {
            TextField("Name", text: $name)
            details()
        }
        .sheet(isPresented: $isShown) { details() }
    }

    private func details() -> some View {
        Title(name: name)
    }
}
