// The identity is another one on each update, and so the state takes each value
// also reported by: private-state, id-volatile

import SwiftUI

struct Title: View {
    @State var name: String

    var body: some View {
        Text(name)
    }
}

struct Home: View {
    @State private var name = "Ravi"

    var body: some View {
        TextField("Name", text: $name)
        Title(name: name).id(UUID())
    }
}
