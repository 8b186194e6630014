// The state object begins with what the caller gives, so that nothing is discarded; another one is built
// also reported by: state-object-passed-object

import SwiftUI

final class Model: ObservableObject {
    @Published var title = ""
}

struct Given: View {
    @StateObject private var model: Model

    init(model: Model, title: String) {
        _model = StateObject(wrappedValue: { model }())
        self.model.title = title
//           ^~~~~ warning: 'model' is not installed yet when 'Given' is initialized; use the parameter 'model' here
    }

    var body: some View { Text(model.title) }
}

struct Passed: View {
    @StateObject private var model: Model

    init(model: Model, title: String) {
        _model = StateObject(wrappedValue: model)
        self.model.title = title
//           ^~~~~ warning: 'model' is not installed yet when 'Passed' is initialized; use the parameter 'model' here
    }

    var body: some View { Text(model.title) }
}

struct Built: View {
    @StateObject private var model: Model

    init(title: String) {
        _model = StateObject(wrappedValue: Model())
        model.title = title
//      ^~~~~ warning: 'model' is not installed yet when 'Built' is initialized, so this reads an object that is discarded
    }

    var body: some View { Text(model.title) }
}
