// A scene is built whenever the body of its app is

import SwiftUI

final class Session: ObservableObject {}

struct SettingsScene: Scene {
    @ObservedObject private var session = Session()
//                              ^~~~~~~ warning: 'SettingsScene' never uses 'session', which every update of the parent re-creates; delete it
//                              safe fix: Keep 'session' with @StateObject
//                              suggested fix: Delete 'session', because 'session' may keep something alive on purpose

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
