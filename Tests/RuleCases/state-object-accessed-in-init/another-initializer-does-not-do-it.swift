// With another initializer, the model does not start yet

import SwiftUI

final class Model: ObservableObject {
    func start() {}
}

struct Home: View {
    @StateObject private var model = Model()

    init() {}

    init(name: String) {
        model.start()
//      ^~~~~ warning: 'model' is not installed yet when 'Home' is initialized, so this reads an object that is discarded
//      suggested fix: Do this when 'Home' appears, because it then happens every time 'Home' appears, whichever initializer creates it
    }

    var body: some View { Text("Home") }
}
// --- fixed
import SwiftUI

final class Model: ObservableObject {
    func start() {}
}

struct Home: View {
    @StateObject private var model = Model()

    init() {}

    init(name: String) {
    }

    var body: some View { Text("Home").onAppear { model.start() } }
}
