// A property that gives the object it has kept owns it

import SwiftUI

final class Model: ObservableObject {
    @Published var title = ""
}

final class Parent: ObservableObject {
    private var cached: Model?

    var child: Model {
        if let cached { return cached }
        let model = Model()
        cached = model
        return model
    }
}

struct Detail: View {
    @StateObject private var model: Model
    init(model: Model) { _model = StateObject(wrappedValue: model) }
//       ^~~~~ info: 'Detail' ignores every 'model' but the first; observe what a caller owns with @ObservedObject
//       suggested fix: Observe 'model' with @ObservedObject, because the object goes away with its owner, and 'Detail' would not keep it
//       suggested fix: Take 'model' unevaluated and build it once, because 'Detail' then keeps an object of its own where a call builds one
    var body: some View { Text(model.title) }
}

struct Home: View {
    @StateObject private var parent = Parent()

    var body: some View {
        Detail(model: parent.child)
    }
}
// --- fixed
import SwiftUI

final class Model: ObservableObject {
    @Published var title = ""
}

final class Parent: ObservableObject {
    private var cached: Model?

    var child: Model {
        if let cached { return cached }
        let model = Model()
        cached = model
        return model
    }
}

struct Detail: View {
    @ObservedObject private var model: Model
    init(model: Model) { self.model = model }
    var body: some View { Text(model.title) }
}

struct Home: View {
    @StateObject private var parent = Parent()

    var body: some View {
        Detail(model: parent.child)
    }
}
