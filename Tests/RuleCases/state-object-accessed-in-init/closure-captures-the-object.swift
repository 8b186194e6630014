// A capture list reads the object where the closure is made; the closure then works with that object

import SwiftUI

final class Model: ObservableObject {
    @Published var title = ""

    func load() {}
}

struct Home: View {
    @StateObject private var model = Model()

    init() {
        Task { [model] in model.load() }
//              ^~~~~ warning: 'model' is not installed yet when 'Home' is initialized, so this reads an object that is discarded
//              suggested fix: Do this when 'Home' appears, because it then happens every time 'Home' appears
    }

    var body: some View { Text(model.title) }
}
// --- fixed
import SwiftUI

final class Model: ObservableObject {
    @Published var title = ""

    func load() {}
}

struct Home: View {
    @StateObject private var model = Model()

    init() {
    }

    var body: some View { Text(model.title).onAppear { Task { [model] in model.load() } } }
}
