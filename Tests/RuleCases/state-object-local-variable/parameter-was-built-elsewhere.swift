// A parameter was built elsewhere
// also reported by: state-object-passed-object, state-object-stale-input

import SwiftUI

final class MovieModel: ObservableObject {
    init(title: String = "") {}
}

struct MovieView: View {
    @StateObject private var model: MovieModel

    init(model: MovieModel) {
        _model = StateObject(wrappedValue: model)
    }

    var body: some View {
        Text("Movie")
    }
}
