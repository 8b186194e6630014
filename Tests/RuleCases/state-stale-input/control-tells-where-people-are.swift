// A control of the system's tells by the state where people are

import SwiftUI

struct Pages: View {
    @State private var page: Int

    init(page: Int) {
        _page = State(initialValue: page)
    }

    var body: some View {
        TabView(selection: $page) {
            Text("One").tag(1)
            Text("Two").tag(2)
        }
    }
}

struct Home: View {
    @State private var page = 1

    var body: some View {
        Pages(page: page)
        Button("Two") { page = 2 }
    }
}
