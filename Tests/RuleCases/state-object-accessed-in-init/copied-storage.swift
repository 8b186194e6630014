// Copying the storage of a state object reads no object

import SwiftUI

final class Model: ObservableObject {
    @Published var count = 0
}

struct Counter: View {
    @StateObject private var model = Model()
    private let other: StateObject<Model>

    init() {
        other = _model
    }

    var body: some View { Button("\(model.count)") { other.wrappedValue.count += 1 } }
}
