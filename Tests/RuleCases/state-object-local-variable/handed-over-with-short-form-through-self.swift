// Handed over with the short form, through self

import SwiftUI

final class MovieModel: ObservableObject {
    init(title: String = "") {}
}

struct MovieView: View {
    @StateObject private var model: MovieModel

    init() {
        let model = MovieModel()
//          ^~~~~ warning: Every update of the parent creates this local 'model' and discards it; create it in StateObject(wrappedValue:)
//          safe fix: Create 'model' where '_model' is assigned
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
