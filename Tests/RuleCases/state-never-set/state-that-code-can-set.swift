// A closure, a function with a binding, or the system sets it

import SwiftUI

@main
struct Sample: App {
    var body: some Scene { WindowGroup { Home() } }
}

struct Home: View {
    @State private var isLoading = false
    @State private var isHovered = false
    @State private var name: String?
    @State private var limit = 10
    @State private var title = ""
    @GestureState private var isPressed = false
    @FocusState private var isFocused: Bool

    var body: some View {
        VStack {
            if isLoading || isHovered || isPressed || isFocused { Text(title) }
            Text(name ?? "\(limit)")
        }
        .onHover { isHovered = $0 }
        .task { await load { isLoading = true } }
        .onAppear { fill($name) }
    }

    private func fill(_ text: Binding<String?>) { text.wrappedValue = "Home" }
}
