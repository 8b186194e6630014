// What the call finds among the caller's objects is no new object

import SwiftUI

final class Model: ObservableObject {
    @Published var title = ""
}

struct Detail: View {
    @StateObject private var model: Model

    init(model: Model) {
//       ^~~~~ info: 'Detail' ignores every 'model' except the first; use @ObservedObject for an object that a caller owns
//       suggested fix: Observe 'model' with @ObservedObject, because 'Detail' then no longer keeps the object alive
//       suggested fix: Take 'model' as an '@autoclosure' and create it once, because 'Detail' then keeps its own object if a call creates one
        _model = StateObject(wrappedValue: model)
    }

    var body: some View {
        Text(model.title)
    }
}

struct Home: View {
    let models: [Model]
    let first: Model?

    var body: some View {
        Detail(model: models.first { $0.title.isEmpty }!)
        Detail(model: first!)
    }
}
// --- fixed
import SwiftUI

final class Model: ObservableObject {
    @Published var title = ""
}

struct Detail: View {
    @ObservedObject private var model: Model

    init(model: Model) {
        self.model = model
    }

    var body: some View {
        Text(model.title)
    }
}

struct Home: View {
    let models: [Model]
    let first: Model?

    var body: some View {
        Detail(model: models.first { $0.title.isEmpty }!)
        Detail(model: first!)
    }
}
