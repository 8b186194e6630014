// State that only an initializer sets is unused rather than set by mistake

import SwiftUI

@main
struct Sample: App {
    var body: some Scene { WindowGroup { Home() } }
}

struct Home: View {
    @State private var name: String

    init(name: String) { _name = State(initialValue: name) }

    var body: some View { Text("Home") }
}
