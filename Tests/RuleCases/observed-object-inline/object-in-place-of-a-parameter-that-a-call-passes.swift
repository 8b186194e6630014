// A call passes an object, and then the view makes none

import SwiftUI

final class Model: ObservableObject { @Published var count = 0 }

struct Counter: View {
    @ObservedObject var model: Model

    init(model: Model? = nil) {
        self.model = model ?? Model()
    }

    var body: some View { Button("\(model.count)") { model.count += 1 } }
}

struct Home: View {
    @StateObject private var model = Model()

    var body: some View {
        Counter(model: model)
        Button("\(model.count)") { model.count += 1 }
    }
}
