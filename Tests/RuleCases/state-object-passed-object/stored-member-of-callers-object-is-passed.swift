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
//       ^~~~~ info: 'Detail' ignores every 'model' except the first; use @ObservedObject for an object that a caller owns
//       suggested fix: Observe 'model' with @ObservedObject, because 'Detail' then no longer keeps the object alive
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
