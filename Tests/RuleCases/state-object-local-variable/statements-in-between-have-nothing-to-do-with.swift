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
//          ^~~~~ warning: Each update of the parent builds this local 'model' for nothing; build it inside StateObject(wrappedValue:)
//          safe fix: Build 'model' where 'model' is made
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
