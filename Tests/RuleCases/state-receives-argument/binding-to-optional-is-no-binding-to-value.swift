// A binding to an optional is no binding to its value

import SwiftUI

struct Editor: View {
    @State var name: String?
//             ^~~~ info: 'Editor' keeps its first 'name' when the caller's value changes; use a @Binding
//             suggested fix: Add an initializer that takes 'name' as an initial value and make it private, because 'Editor' still ignores later values
//             suggested fix: Give 'Editor' a new identity when 'name' changes, because a new identity resets all state and focus in 'Editor' and does not animate the change

    var body: some View {
        Button("Clear") { name = nil }
    }
}

struct Home: View {
    @State private var name = "Maria"

    var body: some View {
        Editor(name: name)
    }
}
// --- fixed
import SwiftUI

struct Editor: View {
    @State private var name: String?

    init(name initialName: String? = nil) {
        _name = State(initialValue: initialName)
    }

    var body: some View {
        Button("Clear") { name = nil }
    }
}

struct Home: View {
    @State private var name = "Maria"

    var body: some View {
        Editor(name: name)
    }
}
