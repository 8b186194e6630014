// The parameter is not used, in two initializers

import GRDBQuery
import SwiftUI

final class Model: ObservableObject {
    @Published var name = ""
    init(id: Int = 0, isEnabled: Bool = true) {}
}

struct Card: View {
    @GRDBQuery.EnvironmentStateObject private var m: Model

    init() {
        self._m = EnvironmentStateObject({ (env) in return Model(id: 1) })
//                ^~~~~~~~~~~~~~~~~~~~~~ hint: 'm' is created without using the environment, so @StateObject is enough
//                safe fix: Keep 'm' with @StateObject
    }

    init(isEnabled: Bool) {
        _m = EnvironmentStateObject { env in
//           ^~~~~~~~~~~~~~~~~~~~~~ hint: 'm' is created without using the environment, so @StateObject is enough
//           safe fix: Keep 'm' with @StateObject
            Model(id: 2)
        }
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

    init() {
        self._m = StateObject(wrappedValue: Model(id: 1))
    }

    init(isEnabled: Bool) {
        _m = StateObject(wrappedValue: Model(id: 2))
    }

    var body: some View { Text(m.name) }
}
