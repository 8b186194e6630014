// Text that starts with a value of the caller is reported at the call, where it is missing
// also reported by: state-stale-input

import SwiftUI

@main
struct Sample: App {
    var body: some Scene { WindowGroup { Home() } }
}

struct Home: View {
    @State private var email = ""

    var body: some View {
        Field(text: email)
        Button("Clear") { email = "" }
        Text(email)
    }
}

struct Field: View {
    @State private var text: String

    init(text: String) {
        self.text = text
    }

    var body: some View { TextField("Email", text: $text) }
}
