// A parameter and a local variable with the same name are not the state

import SwiftUI

@main
struct Sample: App {
    var body: some Scene { WindowGroup { Home() } }
}

struct Home: View {
    @State private var message = ""
//                     ^~~~~~~ info: 'Home' sets 'message' but never reads it; show it or delete it
//                     suggested fix: Delete 'message', because 'Home' may be meant to show it
    @State private var title = ""
//                     ^~~~~ info: 'Home' sets 'title' but never reads it; show it or delete it
//                     suggested fix: Delete 'title', because 'Home' may be meant to show it

    var body: some View {
        Button("Save") { show("Saved") }
        Button("Print") {
            let title = "Title"
            print(title)
            self.title = "Other"
        }
    }

    private func show(_ message: String) {
        print(message)
        self.message = message
    }
}
// --- fixed
import SwiftUI

@main
struct Sample: App {
    var body: some Scene { WindowGroup { Home() } }
}

struct Home: View {
    var body: some View {
        Button("Save") { show("Saved") }
        Button("Print") {
            let title = "Title"
            print(title)
        }
    }

    private func show(_ message: String) {
        print(message)
    }
}
