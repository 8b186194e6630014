// Two local classes of one name, each put into the environment by its own way

import SwiftUI

@MainActor func legacy() -> some View {
    final class Model: ObservableObject {
        @Published var name = ""
    }
    let model = Model()
    return Text("").environmentObject(model)
}

@MainActor func modern() -> some View {
    final class Model: Observable {
        var name = ""
    }
    let model = Model()
    return Text("").environment(model)
}
