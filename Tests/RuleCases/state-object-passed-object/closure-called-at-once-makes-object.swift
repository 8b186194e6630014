// A closure that is called at once makes the object from the value that the caller passes

import SwiftUI

final class Model: ObservableObject {
    @Published var count: Int
    init(count: Int) { self.count = count }
}

struct Child: View {
    @StateObject private var model: Model

    init(count: Int) {
        _model = StateObject(wrappedValue: { Model(count: count) }())
    }

    var body: some View { Text("\(model.count)") }
}

struct Home: View {
    var body: some View { Child(count: 1) }
}
