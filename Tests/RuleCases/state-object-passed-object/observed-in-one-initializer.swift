// Observed in one initializer, the object that the other makes would be kept by nobody

import SwiftUI

final class Model: ObservableObject {
    @Published var title = ""
}

struct Detail: View {
    @StateObject private var model: Model

    init(model: Model = Model()) {
//       ^~~~~ info: 'Detail' ignores every 'model' except the first; take it as an '@autoclosure' because not every caller owns it
//       suggested fix: Take 'model' as an '@autoclosure' and create it once, because 'Detail' then keeps its own object if a call creates one
        _model = StateObject(wrappedValue: model)
    }

    init(title: String) {
        _model = StateObject(wrappedValue: Model())
    }

    var body: some View {
        Text(model.title)
    }
}

struct Home: View {
    @ObservedObject var model: Model

    var body: some View {
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

    init(model: @autoclosure @escaping () -> Model = Model()) {
        _model = StateObject(wrappedValue: model())
    }

    init(title: String) {
        _model = StateObject(wrappedValue: Model())
    }

    var body: some View {
        Text(model.title)
    }
}

struct Home: View {
    @ObservedObject var model: Model

    var body: some View {
        Detail(model: model)
    }
}
