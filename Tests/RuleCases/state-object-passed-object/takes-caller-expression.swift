// A view that is to build its own object can take the caller's expression
// takes fix: 2

import SwiftUI

final class Model: ObservableObject {
    @Published var title = ""
}

struct Detail: View {
    @StateObject private var model: Model

    init(with model: Model) {
//            ^~~~~ info: 'Detail' ignores every 'model' except the first; use @ObservedObject for an object that a caller owns
//            suggested fix: Observe 'model' with @ObservedObject, because 'Detail' then no longer keeps the object alive
//            suggested fix: Take 'model' as an '@autoclosure' and create it once, because 'Detail' then keeps its own object if a call creates one
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
