// It reads the view itself, which no escaping closure may capture: no fix
// also reported by: state-object-stale-input

import SwiftUI

final class MovieModel: ObservableObject {
    init(title: String = "") {}
}

struct MovieView: View {
    @StateObject private var model: MovieModel
    private let title: String

    init(title: String) {
        self.title = title
        let model = MovieModel(title: self.title)
//          ^~~~~ warning: Every update of the parent creates this local 'model' and discards it; create it in StateObject(wrappedValue:)
        _model = StateObject(wrappedValue: model)
    }

    var body: some View {
        Text("Movie")
    }
}
