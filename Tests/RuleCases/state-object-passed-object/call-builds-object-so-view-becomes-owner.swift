// The call builds the object, so the view becomes its owner

import SwiftUI

final class Model: ObservableObject {
    @Published var title = ""
}

struct Detail: View {
    @StateObject private var model: Model

    init(model: Model) {
        _model = StateObject(wrappedValue: model)
    }

    var body: some View {
        Text(model.title)
    }
}

struct Home: View {
    var body: some View {
        Detail(model: Model())
    }
}
