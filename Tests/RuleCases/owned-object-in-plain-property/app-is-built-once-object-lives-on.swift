// An app is built once: the object lives on, but nothing says so

import Observation
import SwiftUI

@Observable final class Model {
    var name = ""
}

final class LegacyModel: ObservableObject {
    @Published var name = ""
}

@main
struct Mail: App {
    let model = Model()
//      ^~~~~ hint: 'model' survives only because the app is never created again; keep it with @State
//      safe fix: Keep 'model' with @State and make it private

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

@main
struct Mail: App {
    @State private var model = Model()

    var body: some Scene {
        WindowGroup {
            Text(model.name)
        }
    }
}
