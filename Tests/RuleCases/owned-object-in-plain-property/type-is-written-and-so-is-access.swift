// The type is written, and so is the access

import Observation
import SwiftUI

@Observable final class Model {
    var name = ""
}

final class LegacyModel: ObservableObject {
    @Published var name = ""
}

struct Card: View {
    @MainActor internal let model: Model = .init()
//                          ^~~~~ warning: Every update of the parent re-creates 'model' and loses its state; keep it with @State
//                          safe fix: Keep 'model' with @State and make it private
    fileprivate let legacy = LegacyModel()
//                  ^~~~~~ warning: Every update of the parent re-creates 'legacy' and loses its state; keep it with @StateObject
//                  safe fix: Keep 'legacy' with @StateObject

    var body: some View {
        Text(model.name + legacy.name)
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
    @MainActor @State private var model: Model = .init()
    @StateObject fileprivate var legacy = LegacyModel()

    var body: some View {
        Text(model.name + legacy.name)
    }
}
