// An extension that names the view by a type alias uses the state, and a protocol may require the memberwise initializer

// --- Example.swift
import SwiftUI

protocol Routable {
    init(path: String)
}

struct Screen: View, Routable {
    @State var path = ""

    var body: some View {
        Text(path)
    }
}

struct Counter: View {
    @State var count = 0

    var body: some View {
        Text("Counter")
    }
}
// --- Alias.swift
import SwiftUI

typealias CountingView = Counter

extension CountingView {
    var text: String { "\(count)" }
}
