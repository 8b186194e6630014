// Each branch of an operator makes the object
// also reported by: state-object-stale-input

import SwiftUI

final class MovieModel: ObservableObject {
    init(title: String = "") {}
}

struct MovieView: View {
    @StateObject private var model: MovieModel

    init(isNew: Bool) {
        let model = isNew ? MovieModel() : MovieModel(title: "Old")
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

    init(isNew: Bool) {
        _model = StateObject(wrappedValue: isNew ? MovieModel() : MovieModel(title: "Old"))
    }

    var body: some View {
        Text("Movie")
    }
}
