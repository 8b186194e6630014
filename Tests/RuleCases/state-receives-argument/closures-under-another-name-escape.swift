// Closures under another name escape, and a builder's view is taken as a closure

import SwiftUI

typealias Action = () -> Void
typealias Saving = Action

struct Editor<Content: View>: View {
    @State var name: String
//             ^~~~ warning: 'name' is @State, which keeps the first value that it is given: when 'name' changes, 'Editor' does not see it
//             suggested fix: Say that only the first 'name' counts, because 'Editor' goes on ignoring later values
    @State private var page = 0
    let onSave: Saving
    var onCancel: Action = {}
    @ViewBuilder let content: Content

    var body: some View {
        TextField("Name \(page)", text: $name)
        Button("Save") { page += 1; onSave() }
        Button("Cancel", action: onCancel)
        content
    }
}

struct Home: View {
    let name: String

    var body: some View {
        Editor(name: name, onSave: {}) { Text("Home") }
    }
}
// --- fixed
import SwiftUI

typealias Action = () -> Void
typealias Saving = Action

struct Editor<Content: View>: View {
    @State private var name: String
    @State private var page = 0
    let onSave: Saving
    var onCancel: Action = {}
    @ViewBuilder let content: Content

    init(
        name initialName: String,
        onSave: @escaping Saving,
        onCancel: @escaping Action = {},
        @ViewBuilder content: () -> Content
    ) {
        _name = State(initialValue: initialName)
        self.onSave = onSave
        self.onCancel = onCancel
        self.content = content()
    }

    var body: some View {
        TextField("Name \(page)", text: $name)
        Button("Save") { page += 1; onSave() }
        Button("Cancel", action: onCancel)
        content
    }
}

struct Home: View {
    let name: String

    var body: some View {
        Editor(name: name, onSave: {}) { Text("Home") }
    }
}
