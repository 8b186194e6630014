// The caller's expression is passed on unevaluated

import SwiftUI

struct Home<Model>: View where Model: ObservableObject {
    @StateObject private var model: Model

    init(model: @autoclosure @escaping () -> Model) {
        _model = StateObject(wrappedValue: model())
    }

    var body: some View {
        Text("Home")
    }
}
