// A constant of the caller cannot be bound, but the parameter can say what is kept

import SwiftUI

struct Editor: View {
    @State var name: String
//             ^~~~ warning: 'name' is @State, which keeps the first value that it is given: when 'name' changes, 'Editor' does not see it
//             suggested fix: Say that only the first 'name' counts, because 'Editor' goes on ignoring later values

    var body: some View {
        TextField("Name", text: $name)
    }
}

struct Home: View {
    let name: String

    var body: some View {
        Editor(name: name)
    }
}
// --- fixed
import SwiftUI

struct Editor: View {
    @State private var name: String

    init(name initialName: String) {
        _name = State(initialValue: initialName)
    }

    var body: some View {
        TextField("Name", text: $name)
    }
}

struct Home: View {
    let name: String

    var body: some View {
        Editor(name: name)
    }
}
