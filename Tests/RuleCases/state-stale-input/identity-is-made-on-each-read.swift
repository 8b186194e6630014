// The identity is another one on each update, and so the state begins again
// also reported by: id-volatile

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

    var body: some View {
        TextField("Name", text: $name)
        Title(name: name).id(UUID())
        VStack { Title(name: name) }.id(UUID())
    }
}
