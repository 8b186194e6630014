// Made from a parameter of the initializer
// also reported by: state-object-stale-input

import GRDBQuery
import SwiftUI

final class Model: ObservableObject {
    @Published var name = ""
    init(id: Int = 0, isEnabled: Bool = true) {}
}

struct Card: View {
    @EnvironmentStateObject private var m: Model

    init(id: Int) {
        _m = EnvironmentStateObject { env in Model(id: id) }
//           ^~~~~~~~~~~~~~~~~~~~~~ hint: 'm' is created without using the environment, so @StateObject is enough
//           safe fix: Keep 'm' with @StateObject
    }

    var body: some View { Text(m.name) }
}
// --- fixed
import GRDBQuery
import SwiftUI

final class Model: ObservableObject {
    @Published var name = ""
    init(id: Int = 0, isEnabled: Bool = true) {}
}

struct Card: View {
    @StateObject private var m: Model

    init(id: Int) {
        _m = StateObject(wrappedValue: Model(id: id))
    }

    var body: some View { Text(m.name) }
}
