// The name says that the first value is meant, and the initialiser does not

import SwiftUI

struct Editor: View {
    @State var draft: String
//             ^~~~~ info: 'draft' is @State, which keeps the first value that it is given: when 'name' changes, 'Editor' does not see it
//             suggested fix: Say that only the first 'draft' counts, because 'Editor' goes on ignoring later values

    var body: some View {
        TextField("Name", text: $draft)
    }
}

struct Home: View {
    let name: String

    var body: some View {
        Editor(draft: name)
    }
}
// --- fixed
import SwiftUI

struct Editor: View {
    @State private var draft: String

    init(draft: String) {
        _draft = State(initialValue: draft)
    }

    var body: some View {
        TextField("Name", text: $draft)
    }
}

struct Home: View {
    let name: String

    var body: some View {
        Editor(draft: name)
    }
}
