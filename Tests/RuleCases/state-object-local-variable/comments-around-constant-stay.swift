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
//          ^~~~~ warning: 'model' is built whenever 'MovieView' is and then thrown away; build it where 'model' is made, so that it is built once
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
