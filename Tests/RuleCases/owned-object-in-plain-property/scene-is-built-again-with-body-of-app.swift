// A scene is rebuilt with the body of its app

import Observation
import SwiftUI

@Observable final class Model {
    var name = ""
}

final class LegacyModel: ObservableObject {
    @Published var name = ""
}

struct SettingsScene: Scene {
    private let model = LegacyModel()
//              ^~~~~ warning: Every update of the parent re-creates 'model' and loses its state; keep it with @StateObject
//              safe fix: Keep 'model' with @StateObject

    var body: some Scene {
        WindowGroup {
            Text(model.name)
        }
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

struct SettingsScene: Scene {
    @StateObject private var model = LegacyModel()

    var body: some Scene {
        WindowGroup {
            Text(model.name)
        }
    }
}
