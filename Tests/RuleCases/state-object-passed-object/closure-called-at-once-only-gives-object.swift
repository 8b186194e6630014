// A closure that only gives the caller's object and is called at once changes nothing about who owns it

import SwiftUI

final class Model: ObservableObject {
    @Published var count = 0
}

struct Child: View {
    @StateObject private var model: Model

    init(model: Model) {
//       ^~~~~ info: 'Child' ignores every 'model' except the first; use @ObservedObject for an object that a caller owns
//       suggested fix: Observe 'model' with @ObservedObject, because 'Child' then no longer keeps the object alive
        _model = StateObject(wrappedValue: { model }())
    }

    var body: some View { Text("\(model.count)") }
}

struct Home: View {
    @ObservedObject var model: Model

    var body: some View {
        Child(model: model)
        Button("Add \(model.count)") { model.count += 1 }
    }
}
// --- fixed
import SwiftUI

final class Model: ObservableObject {
    @Published var count = 0
}

struct Child: View {
    @ObservedObject private var model: Model

    init(model: Model) {
        self.model = model
    }

    var body: some View { Text("\(model.count)") }
}

struct Home: View {
    @ObservedObject var model: Model

    var body: some View {
        Child(model: model)
        Button("Add \(model.count)") { model.count += 1 }
    }
}
