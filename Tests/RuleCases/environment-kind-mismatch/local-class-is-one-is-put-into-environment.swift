// The local class is the one that is put into the environment

import SwiftUI

@Observable final class Model {
    var name = ""
}

@MainActor func screen() -> some View {
    final class Model: ObservableObject {
        @Published var name = ""
    }
    let model = Model()
    return Text("").environment(model)
//                  ^~~~~~~~~~~ error: environment(_:) does not accept 'Model', an ObservableObject; inject it with environmentObject(_:)
//                  suggested fix: Inject 'Model' with environmentObject(_:), because environmentObject(_:) does not accept an optional, which the value may be
}
// --- fixed
import SwiftUI

@Observable final class Model {
    var name = ""
}

@MainActor func screen() -> some View {
    final class Model: ObservableObject {
        @Published var name = ""
    }
    let model = Model()
    return Text("").environmentObject(model)
}
