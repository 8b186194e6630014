// The sheet's content is a function of the view, passed by name or called

import SwiftUI

struct Title: View {
    @State private var name: String

    init(name: String) {
        _name = State(initialValue: name)
    }

    var body: some View {
        Text(name)
    }
}

struct Home: View {
    @State private var name = "Ravi"
    @State private var isShown = false
    @State private var isCovered = false

    var body: some View {
        TextField("Name", text: $name)
            .sheet(isPresented: $isShown, content: details)
            .popover(isPresented: $isCovered) { cover }
    }

    private func details() -> some View {
        Title(name: name)
    }

    private var cover: some View {
        VStack { inner }
    }

    @ViewBuilder private var inner: some View {
        Title(name: name)
    }
}
