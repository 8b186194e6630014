// Given for tests, built otherwise

import SwiftUI

final class Model: ObservableObject {
    @Published var title = ""
}

struct Detail: View {
    @StateObject private var model: Model

    init(model: Model? = nil) {
        _model = StateObject(wrappedValue: model ?? Model())
    }

    var body: some View {
        Text(model.title)
    }
}
