// A name in the value means something else where the object is assigned
// also reported by: state-object-stale-input
// needs manual work: choose another name for the inner variable

import SwiftUI

final class Model: ObservableObject {
    @Published var count: Int

    init(count: Int) { self.count = count }
}

struct Counter: View {
    @StateObject private var model: Model

    init(count: Int) {
        let model = Model(count: count)
//          ^~~~~ warning: Every update of the parent creates this local 'model' and discards it; create it in StateObject(wrappedValue:)
//          suggested fix: Create 'model' where '_model' is assigned, because a name in the value of 'model' is declared again before '_model' is assigned
        do {
            let count = 7
            _model = StateObject(wrappedValue: model)
            print(count)
        }
    }

    var body: some View { Text("\(model.count)") }
}

struct Dial: View {
    @StateObject private var model: Model

    init(count: Int) {
        let model = Model(count: count)
//          ^~~~~ warning: Every update of the parent creates this local 'model' and discards it; create it in StateObject(wrappedValue:)
//          suggested fix: Create 'model' where '_model' is assigned, because a name in the value of 'model' is declared again before '_model' is assigned
        guard let count = Optional("a") else { fatalError() }
        _model = StateObject(wrappedValue: model)
        print(count)
    }

    var body: some View { Text("\(model.count)") }
}
// --- fixed
import SwiftUI

final class Model: ObservableObject {
    @Published var count: Int

    init(count: Int) { self.count = count }
}

struct Counter: View {
    @StateObject private var model: Model

    init(count: Int) {
        do {
            let count = 7
            _model = StateObject(wrappedValue: Model(count: count))
            print(count)
        }
    }

    var body: some View { Text("\(model.count)") }
}

struct Dial: View {
    @StateObject private var model: Model

    init(count: Int) {
        guard let count = Optional("a") else { fatalError() }
        _model = StateObject(wrappedValue: Model(count: count))
        print(count)
    }

    var body: some View { Text("\(model.count)") }
}
