// A comment between the tokens that the fix replaces would be lost

import SwiftUI

final class Model: ObservableObject {
    @Published var count = 0
}

struct Counter: View {
    @ObservedObject private var model: Model
//                              ^~~~~ warning: Every update of the parent re-creates 'model' and loses its state; keep it with @StateObject
//                              suggested fix: Keep 'model' with @StateObject, because it would delete the comment on line 11

    init() {
        model = /* empty at first */ Model()
    }

    var body: some View { Text("\(model.count)") }
}
// --- fixed
import SwiftUI

final class Model: ObservableObject {
    @Published var count = 0
}

struct Counter: View {
    @StateObject private var model: Model

    init() {
        _model = StateObject(wrappedValue: Model())
    }

    var body: some View { Text("\(model.count)") }
}
