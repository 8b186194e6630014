// Objects that are there when the initializer runs

import SwiftUI

final class Model: ObservableObject {
    func load() {}
}

struct Home: View {
    @ObservedObject private var model: Model
    @State private var count: Int

    init(model: Model) {
        self.model = model
        _count = State(initialValue: 3)
        self.model.load()
        print(count)
    }

    var body: some View { Text("Home") }
}
