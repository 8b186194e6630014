// An error of an object that nothing shows, and one that a view handles

import SwiftUI

@main
struct Sample: App {
    var body: some Scene { WindowGroup { Home() } }
}

@Observable final class Login {
    var user = ""
    var error: Error?
//      ^~~~~ info: 'Login' sets 'error' but nothing reads it; show it or delete it
    var failure: Error?

    func start() async {
        do { try await Task.sleep(for: .seconds(1)) } catch {
            self.error = error
            failure = error
        }
    }
}

struct Home: View {
    @State private var login = Login()

    var body: some View {
        TextField("User", text: $login.user)
        Button("Log in") { Task { await login.start() } }
            .disabled(login.failure != nil)
    }
}
