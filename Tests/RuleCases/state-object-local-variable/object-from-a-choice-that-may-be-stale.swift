// After the fix, the value that the object keeps would be reported

import SwiftUI

final class Service {}

final class Model: ObservableObject {
    @Published var count = 0
    let service: Service
    init(_ service: Service) { self.service = service }
}

struct Counter: View {
    @StateObject private var model: Model

    init(service: Service, isOn: Bool) {
        let service = isOn ? service : Service()
        let model = Model(service)
//          ^~~~~ warning: Every update of the parent creates this local 'model' and discards it; create it in StateObject(wrappedValue:)
//          suggested fix: Create 'model' where '_model' is assigned, because 'state-object-stale-input' would then report: 'Counter' keeps the 'model' created from its first 'isOn'; reset it with '.id(…)'
        _model = StateObject(wrappedValue: model)
        print(service)
    }

    var body: some View { Button("\(model.count)") { model.count += 1 } }
}
// --- fixed
import SwiftUI

final class Service {}

final class Model: ObservableObject {
    @Published var count = 0
    let service: Service
    init(_ service: Service) { self.service = service }
}

struct Counter: View {
    @StateObject private var model: Model

    init(service: Service, isOn: Bool) {
        let service = isOn ? service : Service()
        _model = StateObject(wrappedValue: Model(service))
        print(service)
    }

    var body: some View { Button("\(model.count)") { model.count += 1 } }
}
