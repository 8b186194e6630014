// Observed, the object of the default argument would be lost; taken unevaluated both work

import SwiftUI

final class Model: ObservableObject {
    @Published var title = ""
}

struct Detail: View {
    @StateObject private var model: Model
    init(model: Model = Model()) { _model = StateObject(wrappedValue: model) }
//       ^~~~~ info: 'Detail' ignores every 'model' except the first; take it as an '@autoclosure' because not every caller owns it
//       suggested fix: Take 'model' as an '@autoclosure' and create it once, because 'Detail' then keeps its own object if a call creates one
    var body: some View { Text(model.title) }
}

struct Home: View {
    @StateObject private var model = Model()

    var body: some View {
        Detail()
        Detail(model: model)
    }
}
// --- fixed
import SwiftUI

final class Model: ObservableObject {
    @Published var title = ""
}

struct Detail: View {
    @StateObject private var model: Model
    init(model: @autoclosure @escaping () -> Model = Model()) { _model = StateObject(wrappedValue: model()) }
    var body: some View { Text(model.title) }
}

struct Home: View {
    @StateObject private var model = Model()

    var body: some View {
        Detail()
        Detail(model: model)
    }
}
