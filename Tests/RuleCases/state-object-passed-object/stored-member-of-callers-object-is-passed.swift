// An object that the caller's model holds is another's

import SwiftUI

final class Model: ObservableObject {
    @Published var title = ""
}

final class Parent: ObservableObject {
    @Published var child = Model()
}

struct Detail: View {
    @StateObject private var model: Model
    init(model: Model) { _model = StateObject(wrappedValue: model) }
//       ^~~~~ warning: 'Detail' ignores every 'model' but the first; observe what a caller owns with @ObservedObject
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
    @Published var child = Model()
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
