// A shared object, a static one, one that is computed

import SwiftUI

@Observable final class Model {
    nonisolated(unsafe) static let shared = Model()
    var name = ""
}

struct Card: View {
    static let standard = Model()
    let model = Model.shared
    var fresh: Model { Model() }

    var body: some View {
        Text(model.name)
    }
}
