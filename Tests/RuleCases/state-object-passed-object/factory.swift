// A factory

import SwiftUI

final class Model: ObservableObject {
    @Published var title = ""
}

struct Detail: View {
    @StateObject private var model: Model

    init(make: @escaping () -> Model) {
        _model = StateObject(wrappedValue: make())
    }

    var body: some View {
        Text(model.title)
    }
}
