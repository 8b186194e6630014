// A scene is built whenever the body of its app is

import SwiftUI

final class Session: ObservableObject {}

struct SettingsScene: Scene {
    @ObservedObject private var session = Session()
//                              ^~~~~~~ warning: Each update of the parent re-creates 'session' and loses its state; keep it with @StateObject
//                              safe fix: Keep 'session' with @StateObject

    var body: some Scene {
        WindowGroup {
            Text("Notes")
        }
    }
}
// --- fixed
import SwiftUI

final class Session: ObservableObject {}

struct SettingsScene: Scene {
    @StateObject private var session = Session()

    var body: some Scene {
        WindowGroup {
            Text("Notes")
        }
    }
}
