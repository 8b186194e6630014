// A binding to an optional is no binding to its value

import SwiftUI

struct Editor: View {
    @State var name: String?
//             ^~~~ warning: 'name' is @State, which keeps the first value that it is given: when 'name' changes, 'Editor' does not see it
//             suggested fix: Say that only the first 'name' counts, because 'Editor' goes on ignoring later values

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
