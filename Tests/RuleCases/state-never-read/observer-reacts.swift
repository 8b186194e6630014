// An observer does something with each value

import SwiftUI

@main
struct Sample: App {
    var body: some Scene { WindowGroup { Home() } }
}

struct Home: View {
    @State private var step = 0 {
        didSet { print("step") }
    }

    var body: some View {
        Button("Next") { step = 1 }
    }
}
