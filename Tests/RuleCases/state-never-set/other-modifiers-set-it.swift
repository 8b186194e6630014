// The search field, a link, and modifiers of the project may set the state themselves

import SwiftUI

@main
struct Sample: App {
    var body: some Scene { WindowGroup { Home() } }
}

struct Home: View {
    @State private var isSearching = false
    @State private var isPushed = false
    @State private var isShown = false
    @State private var text = ""

    var body: some View {
        NavigationLink(text, isActive: $isPushed) { Text("More") }
            .searchable(text: $text, isPresented: $isSearching)
            .opening($isShown)
            .sheet(isPresented: $isShown) { Text("Sheet") }
    }
}

extension View {
    func opening(_ isShown: Binding<Bool>) -> some View { onAppear { isShown.wrappedValue = true } }
}
