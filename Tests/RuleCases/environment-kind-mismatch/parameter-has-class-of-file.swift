// A parameter has the class of the file, not the local one of the same name

import SwiftUI

@Observable final class Model {
    var name = ""
}

@MainActor func screen(model: Model) -> some View {
    final class Model: ObservableObject {
        @Published var name = ""
    }
    let other = Model()
    return Text("").environment(model).environmentObject(other)
}
