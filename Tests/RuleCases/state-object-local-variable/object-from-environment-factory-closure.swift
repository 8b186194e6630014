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
//          ^~~~~ warning: Each update of the parent builds this local 'model' for nothing; build it inside EnvironmentStateObject(wrappedValue:)
//          safe fix: Build 'model' where 'model' is made
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
