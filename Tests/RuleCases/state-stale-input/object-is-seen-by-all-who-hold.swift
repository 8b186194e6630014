// An object is seen by all who hold it

import SwiftUI

@Observable final class Model {
    var name = ""
}

struct Editor: View {
    @State private var model: Model

    init(model: Model) {
        _model = State(initialValue: model)
    }

    var body: some View {
        Text(model.name)
    }
}
