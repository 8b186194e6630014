// Created in place in an app, which is built once

import SwiftUI

@Observable final class Model {
    var name = ""
}

@main
struct Notes: App {
    @Bindable var model = Model()
//                ^~~~~ hint: 'model' survives only because the app is never created again; keep it with @State
//                safe fix: Keep 'model' with @State and make it private

    var body: some Scene {
        WindowGroup {
            TextField("Name", text: $model.name)
        }
    }
}
// --- fixed
import SwiftUI

@Observable final class Model {
    var name = ""
}

@main
struct Notes: App {
    @State private var model = Model()

    var body: some Scene {
        WindowGroup {
            TextField("Name", text: $model.name)
        }
    }
}
