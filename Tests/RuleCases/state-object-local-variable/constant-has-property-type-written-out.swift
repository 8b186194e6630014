// The constant has the property's type written out
// also reported by: state-object-stale-input

import SwiftUI

final class MovieModel: ObservableObject {
    init(title: String = "") {}
}

struct MovieView: View {
    @StateObject private var model: MovieModel

    init(title: String) {
        let model: MovieModel = .init(title: title)
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

    init(title: String) {
        _model = StateObject(wrappedValue: .init(title: title))
    }

    var body: some View {
        Text("Movie")
    }
}
