// An initializer or a caller gives the first value

import SwiftUI

@main
struct Sample: App {
    var body: some Scene { WindowGroup { Home() } }
}

struct Home: View {
    @State private var isOpen: Bool
    @State private var isNew = false

    init(isOpen: Bool) {
        _isOpen = State(initialValue: isOpen)
        _isNew = State(initialValue: isOpen)
    }

    var body: some View {
        Text("Home")
            .sheet(isPresented: $isOpen) { Text("Sheet") }
            .sheet(isPresented: $isNew) { Text("New") }
    }
}

struct Page: View {
    @State fileprivate var isOpen = false

    var body: some View { Text("Page").sheet(isPresented: $isOpen) { Text("Sheet") } }
}

struct Pages: View {
    var body: some View { Page(isOpen: true) }
}
