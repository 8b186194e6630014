// A closure that is called at once and only gives the parameter is the parameter

import SwiftUI

final class Model: ObservableObject {
    @Published var title = ""
}

struct Detail: View {
    @StateObject private var model: Model

    init(model: Model) {
//       ^~~~~ info: 'Home' already keeps the 'model' of 'Detail'; observe it with @ObservedObject
//       suggested fix: Observe 'model' with @ObservedObject, because 'Detail' then no longer keeps the object alive
        _model = StateObject(wrappedValue: { model }())
    }

    var body: some View {
        Text(model.title)
    }
}

struct Home: View {
    @StateObject private var model = Model()

    var body: some View {
        Detail(model: model)
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
    @StateObject private var model = Model()

    var body: some View {
        Detail(model: model)
    }
}
