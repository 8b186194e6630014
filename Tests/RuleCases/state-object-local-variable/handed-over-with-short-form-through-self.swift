// Handed over with the short form, through self

import SwiftUI

final class MovieModel: ObservableObject {
    init(title: String = "") {}
}

struct MovieView: View {
    @StateObject private var model: MovieModel

    init() {
        let model = MovieModel()
//          ^~~~~ warning: Each update of the parent builds this local 'model' for nothing; build it inside StateObject(wrappedValue:)
//          safe fix: Build 'model' where 'model' is made
        self._model = .init(wrappedValue: model)
    }

    var body: some View {
        Text("Movie")
    }
}
// --- fixed
import SwiftUI

final class MovieModel: ObservableObject {
    init(title: String = "") {}
}

struct MovieView: View {
    @StateObject private var model: MovieModel

    init() {
        self._model = .init(wrappedValue: MovieModel())
    }

    var body: some View {
        Text("Movie")
    }
}
