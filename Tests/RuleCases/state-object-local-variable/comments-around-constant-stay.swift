// Comments around the constant stay

import SwiftUI

final class MovieModel: ObservableObject {
    init(title: String = "") {}
}

struct MovieView: View {
    @StateObject private var model: MovieModel

    init() {
        // The title comes later.
        let model = MovieModel() // empty
//          ^~~~~ warning: Each update of the parent builds this local 'model' for nothing; build it inside StateObject(wrappedValue:)
//          safe fix: Build 'model' where 'model' is made
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

    init() {
        // The title comes later.
        // empty
        _model = StateObject(wrappedValue: MovieModel())
    }

    var body: some View {
        Text("Movie")
    }
}
