// The caller's expression is passed on unevaluated
// also reported by: state-object-stale-input

import SwiftUI

final class MovieModel: ObservableObject {
    init(title: String = "") {}
}

struct MovieView: View {
    @StateObject private var model: MovieModel

    init(model: @autoclosure @escaping () -> MovieModel) {
        _model = StateObject(wrappedValue: model())
    }

    var body: some View {
        Text("Movie")
    }
}
