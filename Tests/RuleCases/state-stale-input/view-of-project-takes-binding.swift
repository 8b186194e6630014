// A view of the project takes a binding to the copy and may hand it out

import SwiftUI

struct Field: View {
    @Binding var text: String
    var body: some View { TextField("Name", text: $text) }
}

struct Editor: View {
    @State private var name: String

    init(name: String) {
        _name = State(initialValue: name)
    }

    var body: some View {
        Field(text: $name)
    }
}

struct Home: View {
    @State private var name = "Ravi"

    var body: some View {
        Editor(name: name)
        Button("Other") { name = "Ann" }
    }
}
