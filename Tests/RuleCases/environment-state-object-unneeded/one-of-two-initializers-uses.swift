// One of two initializers uses it

import GRDBQuery
import SwiftUI

final class Model: ObservableObject {
    @Published var name = ""
    init(id: Int = 0, isEnabled: Bool = true) {}
}

struct Card: View {
    @EnvironmentStateObject private var m: Model

    init() {
        _m = EnvironmentStateObject { _ in Model() }
    }

    init(isLive: Bool) {
        _m = EnvironmentStateObject { Model(isEnabled: $0.isEnabled) }
    }

    var body: some View { Text(m.name) }
}
