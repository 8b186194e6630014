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
//          ^~~~~ warning: Every update of the parent creates this local 'model' and discards it; create it in StateObject(wrappedValue:)
//          safe fix: Create 'model' where '_model' is assigned
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
