// Closures under another name escape, and a builder's view is taken as a closure

import SwiftUI

typealias Action = () -> Void
typealias Saving = Action

struct Editor<Content: View>: View {
    @State var name: String
//             ^~~~ warning: What users enter in 'Editor' stays in 'name' and never reaches the caller; use a @Binding
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
