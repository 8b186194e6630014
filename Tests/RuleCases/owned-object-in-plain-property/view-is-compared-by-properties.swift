// The view is compared by its properties
// needs manual work: the view has to say how it is compared

import Observation
import SwiftUI

@Observable final class Model {
    var name = ""
}

final class LegacyModel: ObservableObject {
    @Published var name = ""
}

extension Model: Equatable {
    static func == (left: Model, right: Model) -> Bool { left === right }
}

struct Card: View, Equatable {
    let model = Model()
//      ^~~~~ warning: Every update of the parent re-creates 'model' and loses its state; keep it with @State
//      suggested fix: Keep 'model' with @State and make it private, because 'Card' is compared, encoded, or decoded by its stored properties

    var body: some View {
        Text(model.name)
    }
}
// --- fixed
import Observation
import SwiftUI

@Observable final class Model {
    var name = ""
}

final class LegacyModel: ObservableObject {
    @Published var name = ""
}

extension Model: Equatable {
    static func == (left: Model, right: Model) -> Bool { left === right }
}

struct Card: View, Equatable {
    @State private var model = Model()

    var body: some View {
        Text(model.name)
    }
}
