// Statements in between that have nothing to do with it
// also reported by: state-object-stale-input

import SwiftUI

final class MovieModel: ObservableObject {
    init(title: String = "") {}
}

struct MovieView: View {
    @StateObject private var model: MovieModel
    private let year: Int

    init(title: String) {
        let model = MovieModel(title: title)
//          ^~~~~ warning: Every update of the parent creates this local 'model' and discards it; create it in StateObject(wrappedValue:)
//          safe fix: Create 'model' where '_model' is assigned
        self.year = 1950
        _model = StateObject(wrappedValue: model)
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
    private let year: Int

    init(title: String) {
        self.year = 1950
        _model = StateObject(wrappedValue: MovieModel(title: title))
    }

    var body: some View {
        Text("Movie")
    }
}
