// The object in the storage is read

import SwiftUI

final class Model: ObservableObject {
    @Published var count = 0
    func load() {}
}

struct Counter: View {
    @StateObject private var model = Model()

    init() {
        _model.wrappedValue.load()
//      ^~~~~~ warning: 'model' is not installed yet when 'Counter' is initialized, so this reads an object that is discarded
//      suggested fix: Do this when 'Counter' appears, because it then happens every time 'Counter' appears
    }

    var body: some View { Button("\(model.count)") { model.count += 1 } }
}
// --- fixed
import SwiftUI

final class Model: ObservableObject {
    @Published var count = 0
    func load() {}
}

struct Counter: View {
    @StateObject private var model = Model()

    init() {
    }

    var body: some View { Button("\(model.count)") { model.count += 1 }.onAppear { _model.wrappedValue.load() } }
}
