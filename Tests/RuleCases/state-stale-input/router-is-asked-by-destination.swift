// The static function is asked for a new screen for each element

import SwiftUI

struct Card: View {
    @State private var text: String

    init(text: String) { _text = State(initialValue: text) }

    var body: some View { Text(text) }
}

enum Cards {
    @ViewBuilder
    static func view(for text: String) -> some View {
        Card(text: text)
    }
}

struct Home: View {
    @State private var name = ""

    var body: some View {
        NavigationStack {
            TextField("Name", text: $name)
                .navigationDestination(for: String.self) { text in
                    Cards.view(for: text)
                }
                .sheet(isPresented: .constant(true)) {
                    Cards.view(for: name)
                }
        }
    }
}
