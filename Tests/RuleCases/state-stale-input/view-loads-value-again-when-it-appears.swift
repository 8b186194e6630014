// The view loads the value again when it appears

import SwiftUI

struct Detail: View {
    @State private var name: String
    let load: () async -> String

    init(name: String, load: @escaping () async -> String) {
        _name = State(initialValue: name)
        self.load = load
    }

    var body: some View {
        Text(name)
            .task { name = await load() }
    }
}

struct Home: View {
    @State private var name = "Ravi"

    var body: some View {
        Detail(name: name) { "Ann" }
        Button("Other") { name = "Eve" }
    }
}
