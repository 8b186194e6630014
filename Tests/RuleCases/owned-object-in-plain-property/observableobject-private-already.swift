// An ObservableObject, private already

import Observation
import SwiftUI

@Observable final class Model {
    var name = ""
}

final class LegacyModel: ObservableObject {
    @Published var name = ""
}

struct Card: View {
    private var model = LegacyModel()
//              ^~~~~ warning: Every update of the parent re-creates 'model' and loses its state; keep it with @StateObject
//              safe fix: Keep 'model' with @StateObject

    var body: some View {
        Text(model.name)
    }
}
// --- fixed
import Observation
import SwiftUI

@Observable final class Model {
    var name = ""
}

final class LegacyModel: ObservableObject {
    @Published var name = ""
}

struct Card: View {
    @StateObject private var model = LegacyModel()

    var body: some View {
        Text(model.name)
    }
}
