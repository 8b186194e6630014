// A shared container or a global function creates the object

import SwiftUI

final class Model: ObservableObject {}

final class Container {
    static let shared = Container()
    func makeModel() -> Model { Model() }
}

func makeModel() -> Model { Model() }

struct Card: View {
    @StateObject private var model: Model
    @StateObject private var other: Model

    init() {
        let model = Container.shared.makeModel()
//          ^~~~~ warning: Every update of the parent creates this local 'model' and discards it; create it in StateObject(wrappedValue:)
//          safe fix: Create 'model' where '_model' is assigned
        let other = makeModel()
//          ^~~~~ warning: Every update of the parent creates this local 'other' and discards it; create it in StateObject(wrappedValue:)
//          safe fix: Create 'other' where '_other' is assigned
        _model = StateObject(wrappedValue: model)
        _other = StateObject(wrappedValue: other)
    }

    var body: some View { Text("Card") }
}
// --- fixed
import SwiftUI

final class Model: ObservableObject {}

final class Container {
    static let shared = Container()
    func makeModel() -> Model { Model() }
}

func makeModel() -> Model { Model() }

struct Card: View {
    @StateObject private var model: Model
    @StateObject private var other: Model

    init() {
        _model = StateObject(wrappedValue: Container.shared.makeModel())
        _other = StateObject(wrappedValue: makeModel())
    }

    var body: some View { Text("Card") }
}
