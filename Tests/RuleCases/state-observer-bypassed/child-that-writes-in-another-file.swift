// The child that gets the binding writes it, in a file of its own
// built with: iOS 17

// --- Home.swift
import SwiftUI

struct Home: View {
    @State private var text = "" { didSet { save() } }
//                                 ^~~~~~ warning: 'didSet' of 'text' does not run when 'Field' changes it through '$text'
//                                 suggested fix: Move the code to '.onChange(of: text)', because the code then runs after the view updates, and only if the value of 'text' has changed
//                                 suggested fix: Bind 'text' with closures, because each child that gets the binding then counts as changed on every update of 'Home'

    var body: some View {
        Field(text: $text)
    }

    private func save() {}
}
// --- Field.swift
import SwiftUI

struct Field: View {
    @Binding var text: String

    var body: some View {
        Button("Clear") { text = "" }
    }
}
// --- fixed Home.swift
import SwiftUI

struct Home: View {
    @State private var text = ""

    var body: some View {
        Field(text: $text)
            .onChange(of: text) { save() }
    }

    private func save() {}
}
