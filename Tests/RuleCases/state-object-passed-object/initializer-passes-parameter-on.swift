// An initializer that passes its parameter on is looked through

import SwiftUI

final class Model: ObservableObject {
    @Published var title = ""
}

struct Detail: View {
    @StateObject private var model: Model

    init(model: Model, title: String) { _model = StateObject(wrappedValue: model) }
//       ^~~~~ info: 'Detail' ignores every 'model' except the first; use @ObservedObject for an object that a caller owns
//       suggested fix: Observe 'model' with @ObservedObject, because 'Detail' then no longer keeps the object alive

    init(kept model: Model) { self.init(model: model, title: "") }

    var body: some View { Text(model.title) }
}

struct Home: View {
    @StateObject private var model = Model()

    var body: some View { Detail(kept: model) }
}
// --- fixed
import SwiftUI

final class Model: ObservableObject {
    @Published var title = ""
}

struct Detail: View {
    @ObservedObject private var model: Model

    init(model: Model, title: String) { self.model = model }

    init(kept model: Model) { self.init(model: model, title: "") }

    var body: some View { Text(model.title) }
}

struct Home: View {
    @StateObject private var model = Model()

    var body: some View { Detail(kept: model) }
}
