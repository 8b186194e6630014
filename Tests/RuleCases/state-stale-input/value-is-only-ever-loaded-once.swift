// The caller's value is loaded once, and the view is shown for it

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
    @State private var name: String?
    let load: () async -> String

    var body: some View {
        if let name {
            Title(name: name)
        } else {
            ProgressView().task { name = await load() }
        }
    }
}
