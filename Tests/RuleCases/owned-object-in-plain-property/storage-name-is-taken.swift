// The wrapper would declare a property that exists already
// needs manual work: rename the other property

import SwiftUI

@Observable
final class Model {
    var count = 0
}

struct Counter: View {
    private let model = Model()
//              ^~~~~ warning: Every update of the parent re-creates 'model' and loses its state; keep it with @State
//              suggested fix: Keep 'model' with @State, because '_model' is declared, too
    private let _model = 3

    var body: some View { Text("\(model.count) \(_model)") }
}
// --- fixed
import SwiftUI

@Observable
final class Model {
    var count = 0
}

struct Counter: View {
    @State private var model = Model()
    private let _model = 3

    var body: some View { Text("\(model.count) \(_model)") }
}
