// It calls a closure parameter that does not escape, and no escaping closure may capture that: no fix
// also reported by: state-object-stale-input

import SwiftUI

final class MovieModel: ObservableObject {
    init(title: String = "") {}
}

struct MovieView: View {
    @StateObject private var model: MovieModel

    init(makeTitle: () -> String) {
        let model = MovieModel(title: makeTitle())
//          ^~~~~ warning: 'model' is built whenever 'MovieView' is and then thrown away; build it where 'model' is made, so that it is built once
        _model = StateObject(wrappedValue: model)
    }

    var body: some View {
        Text("Movie")
    }
}
