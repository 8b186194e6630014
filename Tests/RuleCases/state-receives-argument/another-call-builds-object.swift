// Another call builds the object, so the view has to keep it
// also reported by: private-state

import SwiftUI

final class Model: ObservableObject {
    @Published var name = "Ravi"
}

struct Detail: View {
    @StateObject var model: Model

    var body: some View {
        Text(model.name)
    }
}

struct Home: View {
    @StateObject private var model = Model()

    var body: some View {
        Detail(model: model)
        Detail(model: Model())
    }
}
