// What it is built from changes in between
// also reported by: state-object-stale-input

import SwiftUI

final class MovieModel: ObservableObject {
    init(title: String = "") {}
}

struct MovieView: View {
    @StateObject private var model: MovieModel

    init(title: String) {
        var name = title
        let model = MovieModel(title: name)
//          ^~~~~ warning: Every update of the parent creates this local 'model' and discards it; create it in StateObject(wrappedValue:)
//          suggested fix: Create 'model' where '_model' is assigned, because the variable 'name' changes
        name += "!"
        _model = StateObject(wrappedValue: model)
        print(name)
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
        var name = title
        name += "!"
        _model = StateObject(wrappedValue: MovieModel(title: name))
        print(name)
    }

    var body: some View {
        Text("Movie")
    }
}
