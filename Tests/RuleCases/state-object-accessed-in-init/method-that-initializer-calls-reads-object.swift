// A method that the initializer calls reads the object, and so does what that calls

import SwiftUI

final class Model: ObservableObject {
    func load() {}
}

struct Home: View {
    @StateObject private var model = Model()

    init() {
        setUp()
//      ^~~~~ warning: 'setUp' reads 'model', which is not installed yet when 'Home' is initialized
//      suggested fix: Do this when 'Home' appears, because it then happens every time 'Home' appears
    }

    var body: some View {
        Text("Home")
    }

    private func setUp() { load() }
    private func load() { model.load() }
}
// --- fixed
import SwiftUI

final class Model: ObservableObject {
    func load() {}
}

struct Home: View {
    @StateObject private var model = Model()

    init() {
    }

    var body: some View {
        Text("Home")
            .onAppear { setUp() }
    }

    private func setUp() { load() }
    private func load() { model.load() }
}
