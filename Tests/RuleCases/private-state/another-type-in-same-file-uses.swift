// Another type in the same file uses it, so it can be private to the file

import SwiftUI

struct Inner: View {
    @State var isOpen = false
//             ^~~~~~ info: 'isOpen' belongs only to 'Inner'; make it private
//             suggested fix: Make 'isOpen' fileprivate, because 'isOpen' is used at Example.swift:15

    var body: some View {
        Text("Inner")
    }
}

struct Outer: View {
    let inner = Inner()

    var body: some View {
        Text(inner.isOpen ? "Open" : "Closed")
    }
}
// --- fixed
import SwiftUI

struct Inner: View {
    @State fileprivate var isOpen = false

    var body: some View {
        Text("Inner")
    }
}

struct Outer: View {
    let inner = Inner()

    var body: some View {
        Text(inner.isOpen ? "Open" : "Closed")
    }
}
