// A backport of the navigation destination shows its content for the value

import SwiftUI

extension View {
    func backNavigationDestination<Value: Hashable, Content: View>(
        for type: Value.Type, @ViewBuilder content: @escaping (Value) -> Content
    ) -> some View { self }
}

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
    var body: some View {
        Text("Home")
            .backNavigationDestination(for: String.self) { Title(name: $0) }
    }
}
