// Which object is created depends on a parameter: by a condition, an early return, or a variable

import SwiftUI

final class Model: ObservableObject {
    @Published var count = 0

    init(_ count: Int) { self.count = count }
}

struct Branch: View {
    @ObservedObject private var model: Model
//                              ^~~~~ warning: Every update of the parent re-creates 'model' and loses its state; keep it with @StateObject
//                              suggested fix: Keep 'model' with @StateObject, because 'model' depends on 'isLarge', and @StateObject ignores later values of it

    init(isLarge: Bool) {
        if isLarge {
            model = Model(100)
        } else {
            model = Model(1)
        }
    }

    var body: some View { Text("\(model.count)") }
}

struct Early: View {
    @ObservedObject private var model: Model
//                              ^~~~~ warning: Every update of the parent re-creates 'model' and loses its state; keep it with @StateObject
//                              suggested fix: Keep 'model' with @StateObject, because 'model' depends on 'size', and @StateObject ignores later values of it

    init(size: Int) {
        guard size > 0 else {
            model = Model(1)
            return
        }
        model = Model(100)
    }

    var body: some View { Text("\(model.count)") }
}

struct Variable: View {
    @ObservedObject private var model: Model
//                              ^~~~~ warning: Every update of the parent re-creates 'model' and loses its state; keep it with @StateObject
//                              suggested fix: Keep 'model' with @StateObject, because 'model' depends on 'isLarge', and @StateObject ignores later values of it

    init(isLarge: Bool) {
        let count: Int
        if isLarge {
            count = 100
        } else {
            count = 1
        }
        model = Model(count)
    }

    var body: some View { Text("\(model.count)") }
}
// --- fixed
import SwiftUI

final class Model: ObservableObject {
    @Published var count = 0

    init(_ count: Int) { self.count = count }
}

struct Branch: View {
    @StateObject private var model: Model

    init(isLarge: Bool) {
        if isLarge {
            _model = StateObject(wrappedValue: Model(100))
        } else {
            _model = StateObject(wrappedValue: Model(1))
        }
    }

    var body: some View { Text("\(model.count)") }
}

struct Early: View {
    @StateObject private var model: Model

    init(size: Int) {
        guard size > 0 else {
            _model = StateObject(wrappedValue: Model(1))
            return
        }
        _model = StateObject(wrappedValue: Model(100))
    }

    var body: some View { Text("\(model.count)") }
}

struct Variable: View {
    @StateObject private var model: Model

    init(isLarge: Bool) {
        let count: Int
        if isLarge {
            count = 100
        } else {
            count = 1
        }
        _model = StateObject(wrappedValue: Model(count))
    }

    var body: some View { Text("\(model.count)") }
}
