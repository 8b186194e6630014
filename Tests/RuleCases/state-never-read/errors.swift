// An error that the view does not show, and one that it handles

import SwiftUI

@main
struct Sample: App {
    var body: some Scene { WindowGroup { Home() } }
}

struct Home: View {
    @State private var error: (any Error)?
//                     ^~~~~ info: 'Home' sets 'error' but never reads it; show it or delete it
    @State private var failure: Error?

    var body: some View {
        Button("Save") { save() }
            .disabled(failure != nil)
    }

    private func save() {
        do { try write() } catch {
            self.error = error
            failure = error
        }
    }

    private func write() throws {}
}
