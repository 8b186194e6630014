// One caller builds the object and another keeps it: no observing

import SwiftUI

final class Model: ObservableObject {
    @Published var title = ""
}

struct Detail: View {
    @StateObject private var model: Model
    init(model: Model) { _model = StateObject(wrappedValue: model) }
//       ^~~~~ warning: 'Detail' ignores every 'model' but the first; take an '@autoclosure' of it, as not every caller owns it
//       suggested fix: Take 'model' unevaluated and build it once, because 'Detail' then keeps an object of its own where a call builds one
    var body: some View { Text(model.title) }
}

struct Home: View {
    @StateObject private var model = Model()

    var body: some View {
        Detail(model: model)
        Detail(model: Model())
    }
}
// --- fixed
import SwiftUI

final class Model: ObservableObject {
    @Published var title = ""
}

struct Detail: View {
    @StateObject private var model: Model
    init(model: @autoclosure @escaping () -> Model) { _model = StateObject(wrappedValue: model()) }
    var body: some View { Text(model.title) }
}

struct Home: View {
    @StateObject private var model = Model()

    var body: some View {
        Detail(model: model)
        Detail(model: Model())
    }
}
