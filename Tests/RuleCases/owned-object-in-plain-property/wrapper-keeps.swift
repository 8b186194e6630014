// The wrapper keeps it

import SwiftUI

@Observable final class Model {
    var name = ""
}

final class LegacyModel: ObservableObject {
    @Published var name = ""
}

struct Card: View {
    @State private var model = Model()
    @StateObject private var legacy = LegacyModel()

    var body: some View {
        Text(model.name + legacy.name)
    }
}
