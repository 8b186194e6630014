// Nothing that the view shows changes without what == compares

import SwiftUI

struct Song { let id: Int; var title = "" }

// Only ever given constants
struct Size: View, Equatable {
    let name: String
    let width: Double
    static func == (a: Size, b: Size) -> Bool { a.name == b.name }
    var body: some View { Text("\(name) \(width)") }
}

// The title is part of the name that is compared
struct Heading: View, Equatable {
    let name: String
    let title: String
    static func == (a: Heading, b: Heading) -> Bool { a.name == b.name }
    var body: some View { Text(name + title) }
}

// Wrapped properties tell of changes themselves
struct Badge: View, Equatable {
    let name: String
    @State private var isOn = false
    @Binding var count: Int
    static func == (a: Badge, b: Badge) -> Bool { a.name == b.name }
    var body: some View { Button("\(name) \(count)") { isOn.toggle(); count += 1 }.opacity(isOn ? 1 : 0.5) }
}

// Used by an action only, and a comparison that nobody can read
struct Other: View, Equatable {
    let name: String
    let amount: Int
    static func == (a: Other, b: Other) -> Bool { a.name == b.name }
    var body: some View { Button(name) { print(amount) } }
}
struct Rounded: View, Equatable {
    let name: String
    let amount: Double
    static func == (a: Rounded, b: Rounded) -> Bool { a.name == b.name && abs(a.amount - b.amount) < 1 }
    var body: some View { Text("\(name) \(amount)") }
}

struct Screen: View {
    @State private var text = ""
    @State private var amount = 1
    @State private var exact = 1.0

    var body: some View {
        Size(name: "a", width: 20)
        Heading(name: text, title: text.uppercased())
        Badge(name: "b", count: $amount)
        Other(name: "c", amount: amount)
        Rounded(name: "d", amount: exact)
        TextField("", text: $text)
        Button("Next") { amount += 1; exact += 0.1 }
    }
}
