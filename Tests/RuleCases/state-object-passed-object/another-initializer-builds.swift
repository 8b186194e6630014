// Another initializer builds the object, by itself or by calling this one

import SwiftUI

final class Model: ObservableObject {
    @Published var title = ""
}

struct Detail: View {
    @StateObject private var model: Model

    init(model: Model) { _model = StateObject(wrappedValue: model) }

    init() { self.init(model: .init()) }

    init(title: String) { self.init(model: Model()) }

    var body: some View { Text(model.title) }
}

struct Other: View {
    @StateObject private var model: Model

    init(model: Model) { _model = StateObject(wrappedValue: model) }

    init() { _model = StateObject(wrappedValue: Model()) }

    var body: some View { Text(model.title) }
}
