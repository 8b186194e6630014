// The constant is only an argument

import SwiftUI

final class Titles {
    nonisolated(unsafe) static let shared = Titles()
    var next = ""
}

final class MovieModel: ObservableObject {
    init(title: String = "") {}
}

struct MovieView: View {
    @StateObject private var model: MovieModel

    init() {
        let title = Titles.shared.next
        _model = StateObject(wrappedValue: MovieModel(title: title))
    }

    var body: some View {
        Text("Movie")
    }
}
