// The input, what is computed from it, or something from outside that may change together with it is followed
// also reported by: state-derived-in-on-change

import SwiftUI

@Observable final class Store { var version = 0 }

struct Followed: View {
    let name: String
    @State private var text = ""
    @State private var isOn = false

    var body: some View {
        Button(text) { isOn.toggle() }
            .onAppear { text = name + "!" }
            .onChange(of: name) { text = name + (isOn ? "!" : "") }
    }
}

struct Computed: View {
    let name: String
    @State private var text = ""
    @State private var isOn = false
    private var title: String { name + "a" }

    var body: some View {
        Button(text) { isOn.toggle() }
            .onAppear { text = name + "!" }
            .onChange(of: title) { text = name + (isOn ? "!" : "") }
    }
}

struct Along: View {
    let id: Int
    let name: String
    @State private var text = ""
    @State private var isOn = false

    var body: some View {
        Button(text) { isOn.toggle() }
            .onAppear { text = name + "!" }
            .onChange(of: id) { text = name + (isOn ? "!" : "") }
    }
}

struct Told: View {
    let store: Store
    let name: String
    @State private var text = ""
    @State private var isOn = false

    var body: some View {
        Button(text) { isOn.toggle() }
            .onAppear { text = name + "!" }
            .onChange(of: store.version) { text = name + (isOn ? "!" : "") }
    }
}

struct Home: View {
    @State private var name = ""
    @State private var id = 0
    let store: Store

    var body: some View {
        Followed(name: name)
        Computed(name: name)
        Along(id: id, name: name)
        Told(store: store, name: name)
        TextField("", text: $name)
        Button("Next") { id += 1 }
    }
}
