// Observed in one initializer, the object that the other makes would be kept by nobody

import SwiftUI

final class Model: ObservableObject {
    @Published var title = ""
}

struct Detail: View {
    @StateObject private var model: Model

    init(model: Model = Model()) {
//       ^~~~~ info: 'Detail' ignores every 'model' but the first; observe what a caller owns with @ObservedObject
        _model = StateObject(wrappedValue: model)
    }

    init(title: String) {
        _model = StateObject(wrappedValue: Model())
    }

    var body: some View {
        Text(model.title)
    }
}
