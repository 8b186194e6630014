// All callers of the function that extends views pass constants, or an identity comes with the value

// --- Badge.swift
import SwiftUI

struct Badge: ViewModifier {
    @State private var text: String

    init(name: String) {
        _text = State(initialValue: name)
    }

    func body(content: Content) -> some View {
        content.overlay(Text(text))
    }
}

extension View {
    func badge(name: String) -> some View {
        modifier(Badge(name: name))
    }

    func badge(count: Int) -> some View {
        modifier(Badge(name: "a"))
    }
}
// --- Home.swift
import SwiftUI

struct Home: View {
    @State private var name = "Ravi"
    @State private var count = 0

    var body: some View {
        TextField("Name", text: $name)
        Text("Home").padding().badge(name: "Home")
        Text("Home").badge(name: name).id(name)
        Text("Home").badge(count: count)
    }
}
