// A caller's object passed through a written initializer is another mistake
// also reported by: state-object-passed-object

import SwiftUI

final class Model: ObservableObject {
    @Published var name = ""
}

struct Screen: View {
    @StateObject var model: Model

    init(model: Model) {
        _model = StateObject(wrappedValue: model)
    }

    var body: some View {
        Text(model.name)
    }
}

struct Home: View {
    @StateObject private var model = Model()

    var body: some View {
        Screen(model: model)
    }
}
