// A factory that is passed to the initializer makes the object

import SwiftUI

final class TripModel: ObservableObject {
    @Published var title = ""
}

final class Container {
    func makeTrip() -> TripModel {
        TripModel()
    }
}

struct TripView: View {
    @StateObject private var model: TripModel

    init(container: Container) {
        let model = container.makeTrip()
//          ^~~~~ warning: Every update of the parent creates this local 'model' and discards it; create it in StateObject(wrappedValue:)
//          safe fix: Create 'model' where '_model' is assigned
        _model = StateObject(wrappedValue: model)
    }

    var body: some View {
        Text(model.title)
    }
}
// --- fixed
import SwiftUI

final class TripModel: ObservableObject {
    @Published var title = ""
}

final class Container {
    func makeTrip() -> TripModel {
        TripModel()
    }
}

struct TripView: View {
    @StateObject private var model: TripModel

    init(container: Container) {
        _model = StateObject(wrappedValue: container.makeTrip())
    }

    var body: some View {
        Text(model.title)
    }
}
