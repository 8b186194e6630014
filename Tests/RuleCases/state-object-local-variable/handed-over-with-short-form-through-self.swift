// Handed over with the short form, through self

import SwiftUI

final class MovieModel: ObservableObject {
    init(title: String = "") {}
}

struct MovieView: View {
    @StateObject private var model: MovieModel

    init() {
        let model = MovieModel()
//          ^~~~~ warning: 'model' is built whenever 'MovieView' is and then thrown away; build it where 'model' is made, so that it is built once
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
