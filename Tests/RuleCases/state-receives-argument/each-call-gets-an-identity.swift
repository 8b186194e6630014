// Calls in two files get the identity at once: none has a binding to pass, and there is an initializer already

// --- Badge.swift
import SwiftUI

struct Badge: View {
    @State var title: String
//             ^~~~~ info: 'Badge' keeps its first 'title' when the caller's value changes; use a @Binding
//             suggested fix: Give 'Badge' a new identity when 'text' or 'title' changes, because a new identity resets all state and focus in 'Badge' and does not animate the change

    var body: some View {
        Button(title) { title = "" }
    }
}

extension Badge {
    init(number: Int) {
        self.init(title: "\(number)")
    }
}
// --- Home.swift
import SwiftUI

struct Home: View {
    @State private var names = ["Tea"]
    private var title: String { names.joined() }

    var body: some View {
        Button("Add") { names.append("Milk") }
        Badge(title: title)
            .padding()
    }
}
// --- Count.swift
import SwiftUI

struct Count: View {
    @State private var count = 0
    private var text: String { "\(count)" }

    var body: some View {
        Button("Count") { count += 1 }
        Badge(title: text)
    }
}
// --- fixed Home.swift
import SwiftUI

struct Home: View {
    @State private var names = ["Tea"]
    private var title: String { names.joined() }

    var body: some View {
        Button("Add") { names.append("Milk") }
        Badge(title: title).id(title)
            .padding()
    }
}
// --- fixed Count.swift
import SwiftUI

struct Count: View {
    @State private var count = 0
    private var text: String { "\(count)" }

    var body: some View {
        Button("Count") { count += 1 }
        Badge(title: text).id(text)
    }
}
