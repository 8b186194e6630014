// A pushed screen that only shows the value shows an old one

import SwiftUI

struct Detail: View {
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

    var body: some View {
        TextField("Name", text: $name)
        NavigationLink("Show") { Detail(name: name) }
//                                            ^~~~ info: 'Detail' never shows later values of 'name', because @State keeps the first; make it a plain 'let'
//                                            suggested fix: Make 'name' a plain 'let', because 'Detail' then shows later values too
    }
}
// --- fixed
import SwiftUI

struct Detail: View {
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

    var body: some View {
        TextField("Name", text: $name)
        NavigationLink("Show") { Detail(name: name) }
    }
}
