// The caller's expression is passed on unevaluated

import SwiftUI

final class Model: ObservableObject {
    @Published var title = ""
}

struct Detail: View {
    @StateObject private var model: Model

    init(model: @autoclosure @escaping () -> Model) {
        _model = StateObject(wrappedValue: model())
    }

    var body: some View {
        Text(model.title)
    }
}
