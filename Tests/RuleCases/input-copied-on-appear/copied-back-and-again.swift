// The copy follows the original too, only this view changes it, or the copy is written back on demand

import SwiftUI

@Observable final class Filters {
    var text = ""
    var other = ""
    let kind = ""
}

struct Both: View {
    var filters: Filters
    @State private var text = ""

    var body: some View {
        TextField("Search", text: $text)
            .task { text = filters.text }
            .onChange(of: text) { filters.text = text }
            .onChange(of: filters.text) {
                if text != filters.text { text = filters.text }
            }
    }
}

struct Again: View {
    var filters: Filters
    @State private var text = ""

    var body: some View {
        TextField("Search", text: $text)
            .task { text = filters.text }
            .onChange(of: text) { filters.text = text }
        Button("Reload") { text = filters.text }
    }
}

struct Alone: View {
    var filters: Filters
    @State private var other = ""

    var body: some View {
        TextField("Other", text: $other)
            .onAppear { other = filters.other }
            .onChange(of: other) { filters.other = other }
    }
}

struct Draft: View {
    var filters: Filters
    @State private var text = ""

    var body: some View {
        TextField("Search", text: $text).onAppear { text = filters.text }
        Button("Save") { filters.text = text }
    }
}

struct First: View {
    var filters: Filters
    @State private var initialText = ""

    var body: some View {
        TextField("Search", text: $initialText)
            .onAppear { initialText = filters.text }
            .onChange(of: initialText) { filters.text = initialText }
    }
}

struct Bar: View {
    @Environment(Filters.self) private var filters
    var body: some View { Button("Clear") { filters.text = "" } }
}
