// Two state objects share it: moving it would make two

import SwiftUI

final class MovieModel: ObservableObject {
    init(title: String = "") {}
}

struct MovieView: View {
    @StateObject private var model: MovieModel
    @StateObject private var other: MovieModel

    init() {
        let model = MovieModel()
        _model = StateObject(wrappedValue: model)
        _other = StateObject(wrappedValue: model)
    }

    var body: some View {
        Text("Movie")
    }
}
