// Not a view: nothing is built again and again
// also reported by: dynamic-property-outside-view

import SwiftUI

final class MovieModel: ObservableObject {}

struct Holder {
    @StateObject private var model: MovieModel

    init() {
        let model = MovieModel()
        _model = StateObject(wrappedValue: model)
    }
}
