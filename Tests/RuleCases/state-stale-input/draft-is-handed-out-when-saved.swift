// The editor works on a copy and hands it out when people save

import SwiftUI

struct Editor: View {
    @State private var name: String
    let onSave: (String) -> Void

    init(name: String, onSave: @escaping (String) -> Void) {
        _name = State(initialValue: name)
        self.onSave = onSave
    }

    var body: some View {
        TextField("Name", text: $name)
        Button("Save") { onSave(name) }
    }
}

struct Home: View {
    @State private var name = "Ravi"

    var body: some View {
        Editor(name: name) { name = $0 }
    }
}
