// A function of the view passes on what its call gives it

import SwiftUI

struct Card: View {
    @State var text: String
//             ^~~~ warning: 'Card' never shows later values of 'text', because @State keeps the first; make it a plain 'let'
//             suggested fix: Make 'text' a plain 'let', because 'Card' then shows later values too

    var body: some View { Text(text) }
}

struct Home: View {
    @State private var name = ""

    var body: some View {
        VStack {
            TextField("Name", text: $name)
            card(for: name)
        }
    }

    private func card(for text: String) -> some View { Card(text: text) }
}
// --- fixed
import SwiftUI

struct Card: View {
    let text: String

    var body: some View { Text(text) }
}

struct Home: View {
    @State private var name = ""

    var body: some View {
        VStack {
            TextField("Name", text: $name)
            card(for: name)
        }
    }

    private func card(for text: String) -> some View { Card(text: text) }
}
