// A modifier of the app has the name of a framework's, but sets the binding itself

import SwiftUI

@main
struct Sample: App {
    var body: some Scene { WindowGroup { Home() } }
}

extension View {
    func alert(task: @escaping () async throws -> Void, error: Binding<Error?>) -> some View {
        self.task {
            do { try await task() } catch let failure { error.wrappedValue = failure }
        }
    }
}

struct Home: View {
    @State private var error: Error?

    var body: some View {
        Text(error?.localizedDescription ?? "").alert(task: {}, error: $error)
    }
}
