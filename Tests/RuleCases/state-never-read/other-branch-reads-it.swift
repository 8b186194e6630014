// A branch for another platform reads the state

import SwiftUI

@main
struct Sample: App {
    var body: some Scene { WindowGroup { Home() } }
}

struct Home: View {
    @State private var isWide = false

    var body: some View {
        Button("Wide") { isWide = true }
        #if os(watchOS)
        Text(isWide ? "Wide" : "Narrow")
        #endif
    }
}
