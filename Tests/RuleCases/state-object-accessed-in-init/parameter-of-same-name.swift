// A parameter of the same name
// also reported by: state-object-passed-object

import SwiftUI

final class Model: ObservableObject {
    func load() {}
}

struct Home: View {
    @StateObject private var model: Model

    init(model: Model) {
        model.load()
        _model = StateObject(wrappedValue: model)
    }

    var body: some View { Text("Home") }
}
