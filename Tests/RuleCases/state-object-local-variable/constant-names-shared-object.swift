// The constant names a shared object
// also reported by: state-object-shared-instance

import SwiftUI

final class MovieModel: ObservableObject {
    nonisolated(unsafe) static let shared = MovieModel()
}

struct MovieView: View {
    @StateObject private var model: MovieModel

    init() {
        let model = MovieModel.shared
        _model = StateObject(wrappedValue: model)
    }

    var body: some View {
        Text("Movie")
    }
}
