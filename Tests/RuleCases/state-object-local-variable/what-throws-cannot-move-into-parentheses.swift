// What throws cannot move into the parentheses

import SwiftUI

final class MovieModel: ObservableObject {
    init() throws {}
}

struct MovieView: View {
    @StateObject private var model: MovieModel

    init() throws {
        let model = try MovieModel()
        _model = StateObject(wrappedValue: model)
    }

    var body: some View {
        Text("Movie")
    }
}
