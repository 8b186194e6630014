// Edited, guarded, named as the first or the last value, refreshed, or given by a binding
// also reported by: state-derived-in-on-change

import SwiftUI

struct Draft: View {
    let name: String
    let save: (String) -> Void
    @State private var text = ""

    var body: some View {
        TextField("Name", text: $text).onAppear { text = name }
        Button("Save") { save(text) }
    }
}

struct Once: View {
    let name: String
    @State private var text = ""
    var body: some View { Text(text).onAppear { if text.isEmpty { text = name } } }
}

struct Snap: View {
    let name: String
    @State private var original = ""
    var body: some View { Text(name == original ? "" : "edited").onAppear { original = name } }
}

struct Start: View {
    let initialName: String
    @State private var text = ""
    var body: some View { Text(text).onAppear { text = initialName } }
}

struct Again: View {
    let name: String
    @State private var text = ""
    var body: some View { Text(text).onAppear { text = name }.onChange(of: name) { text = name } }
}

struct Pulled: View {
    let name: String
    @State private var text = ""
    var body: some View { Button(text) { text = name }.onAppear { text = name } }
}

struct Bound: View {
    @Binding var name: String
    @State private var text = ""
    var body: some View { Button(text) { name = "" }.onAppear { text = name } }
}

struct Home: View {
    @State private var name = ""

    var body: some View {
        Draft(name: name) { name = $0 }
        Once(name: name)
        Snap(name: name)
        Start(initialName: name)
        Again(name: name)
        Pulled(name: name)
        Bound(name: $name)
    }
}
