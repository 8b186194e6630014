// The initialiser uses it for something else too

import SwiftUI

final class MovieModel: ObservableObject {
    init(title: String = "") {}
}

struct MovieView: View {
    @StateObject private var model: MovieModel

    init() {
        let model = MovieModel()
//          ^~~~~ warning: 'model' is built whenever 'MovieView' is and then thrown away; build it where 'model' is made, so that it is built once
        print(model)
        _model = StateObject(wrappedValue: model)
    }

    var body: some View {
        Text("Movie")
    }
}
