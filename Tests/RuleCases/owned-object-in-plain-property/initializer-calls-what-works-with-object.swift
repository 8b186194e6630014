// The initializer calls what works with the object

import Observation
import SwiftUI

@Observable final class Model {
    var name = ""
}

final class LegacyModel: ObservableObject {
    @Published var name = ""
}

struct Card: View {
    private let model = LegacyModel()
//              ^~~~~ warning: Every update of the parent re-creates 'model' and loses its state; assign a StateObject to '_model' in 'init'

    init() {
        reset()
    }

    var body: some View {
        Text(model.name)
    }

    private func reset() {
        model.name = ""
    }
}
