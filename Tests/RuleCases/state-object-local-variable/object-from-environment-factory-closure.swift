// An object from the environment's factory closure

import GRDBQuery
import SwiftUI

final class MovieModel: ObservableObject {
    init(title: String = "") {}
}

struct MovieView: View {
    @EnvironmentStateObject private var model: MovieModel

    init() {
        let model = MovieModel()
//          ^~~~~ warning: Every update of the parent creates this local 'model' and discards it; create it in the closure of EnvironmentStateObject
//          suggested fix: Create 'model' where '_model' is assigned, because 'environment-state-object-unneeded' would then report: 'model' is created without using the environment, so @StateObject is enough
        _model = EnvironmentStateObject { _ in model }
    }

    var body: some View {
        Text("Movie")
    }
}
// --- fixed
import GRDBQuery
import SwiftUI

final class MovieModel: ObservableObject {
    init(title: String = "") {}
}

struct MovieView: View {
    @EnvironmentStateObject private var model: MovieModel

    init() {
        _model = EnvironmentStateObject { _ in MovieModel() }
    }

    var body: some View {
        Text("Movie")
    }
}
