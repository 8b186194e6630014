// A statement cannot move into the parentheses, so there is no fix for it
// also reported by: state-object-stale-input

import SwiftUI

final class MovieModel: ObservableObject {
    init(title: String = "") {}
}

struct MovieView: View {
    @StateObject private var other: MovieModel

    init(isNew: Bool) {
        let other = if(isNew) { MovieModel() } else { MovieModel(title: "Old") }
//          ^~~~~ warning: Every update of the parent creates this local 'other' and discards it; create it in StateObject(wrappedValue:)
        _other = StateObject(wrappedValue: other)
    }

    var body: some View {
        Text("Movie")
    }
}
