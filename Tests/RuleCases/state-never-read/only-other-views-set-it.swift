// Each view that gets a binding to it at most sets it or passes the binding on

import SwiftUI

@main
struct Sample: App {
    var body: some Scene { WindowGroup { Home() } }
}

struct Home: View {
    @State private var choice = ""
//                     ^~~~~~ info: 'choice' is only set, through bindings, and never read; show it or delete it
    @State private var shown = ""
    @State private var kept = ""

    var body: some View {
        Sidebar(choice: $choice, shown: $shown, kept: $kept)
    }
}

struct Sidebar: View {
    @Binding var choice: String
    @Binding var shown: String
    @Binding var kept: String

    var body: some View {
        Entry(title: "Map", choice: $choice)
        Button(shown) { shown = "" }
        Box(kept: $kept)
    }
}

struct Entry: View {
    let title: String
    @Binding var choice: String

    init(title: String, choice: Binding<String>) {
        self.title = title
        _choice = choice
    }

    var body: some View {
        Button(title) { choice = title }
    }
}

// The initializer reads it.
struct Box: View {
    let length: Int
    @Binding var kept: String

    init(kept: Binding<String>) {
        length = kept.wrappedValue.count
        _kept = kept
    }

    var body: some View {
        Button("\(length)") { kept = "a" }
    }
}
