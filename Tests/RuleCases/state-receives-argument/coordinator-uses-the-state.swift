// A nested coordinator uses the state through its parent, so the state is not unused

import SwiftUI

struct NamePicker: View {
    @State var names: [String]
//             ^~~~~ warning: 'NamePicker' never shows later values of 'names', because @State keeps the first; make it a plain 'let'
//             suggested fix: Make 'names' a plain 'let', because 'NamePicker' then shows later values too

    var body: some View { Text("Choose") }

    final class Coordinator {
        let parent: NamePicker
        init(_ parent: NamePicker) { self.parent = parent }
        func show() { print(parent.names) }
    }
}

struct Home: View {
    @State private var names: [String] = []

    var body: some View {
        NamePicker(names: names)
        Button("Add") { names.append("") }
    }
}
// --- fixed
import SwiftUI

struct NamePicker: View {
    let names: [String]

    var body: some View { Text("Choose") }

    final class Coordinator {
        let parent: NamePicker
        init(_ parent: NamePicker) { self.parent = parent }
        func show() { print(parent.names) }
    }
}

struct Home: View {
    @State private var names: [String] = []

    var body: some View {
        NamePicker(names: names)
        Button("Add") { names.append("") }
    }
}
