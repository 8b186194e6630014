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
//          ^~~~~ warning: 'model' is built whenever 'MovieView' is and then thrown away; build it where 'model' is made, so that it is built once
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
