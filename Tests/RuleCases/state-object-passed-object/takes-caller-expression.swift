// A view that is to build its own object can take the caller's expression
// takes fix: 2

import SwiftUI

final class Model: ObservableObject {
    @Published var title = ""
}

struct Detail: View {
    @StateObject private var model: Model

    init(with model: Model) {
//            ^~~~~ info: 'Detail' ignores every 'model' but the first; observe what a caller owns with @ObservedObject
//            suggested fix: Observe 'model' with @ObservedObject, because the object goes away with its owner, and 'Detail' would not keep it
//            suggested fix: Take 'model' unevaluated and build it once, because 'Detail' then keeps an object of its own where a call builds one
        _model = .init(wrappedValue: model)
    }

    var body: some View {
        Text(model.title)
    }
}
// --- fixed
import SwiftUI

final class Model: ObservableObject {
    @Published var title = ""
}

struct Detail: View {
    @StateObject private var model: Model

    init(with model: @autoclosure @escaping () -> Model) {
        _model = .init(wrappedValue: model())
    }

    var body: some View {
        Text(model.title)
    }
}
