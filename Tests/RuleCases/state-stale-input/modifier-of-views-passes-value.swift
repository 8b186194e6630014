// A function that extends all views passes a value to a modifier that keeps the first, wherever it is called

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
//                           ^~~~ info: 'Badge' never shows later values of 'text', because @State keeps the first; make it a plain 'let'
//                           suggested fix: Make 'text' a plain 'let', because 'Badge' then shows later values too
    }

    func alert(named name: String) -> some View {
        overlay(Mark(name: name))
//                         ^~~~ info: 'Mark' never shows later values of 'text', because @State keeps the first; make it a plain 'let'
//                         suggested fix: Make 'text' a plain 'let', because 'Mark' then shows later values too
    }
}

struct Mark: View {
    @State private var text: String

    init(name: String) {
        _text = State(initialValue: name)
    }

    var body: some View {
        Text(text)
    }
}
// --- Home.swift
import SwiftUI

struct Home: View {
    @State private var name = "Ravi"

    var body: some View {
        TextField("Name", text: $name)
        Text("Home").padding().badge(name: name)
        Text("Home").alert(named: name)
    }
}
// --- fixed Badge.swift
import SwiftUI

struct Badge: ViewModifier {
    private let text: String

    init(name: String) {
        self.text = name
    }

    func body(content: Content) -> some View {
        content.overlay(Text(text))
    }
}

extension View {
    func badge(name: String) -> some View {
        modifier(Badge(name: name))
    }

    func alert(named name: String) -> some View {
        overlay(Mark(name: name))
    }
}

struct Mark: View {
    private let text: String

    init(name: String) {
        self.text = name
    }

    var body: some View {
        Text(text)
    }
}
