// A scene is built whenever the body of its app is

import SwiftUI

final class Session: ObservableObject {}

struct SettingsScene: Scene {
    @ObservedObject private var session = Session()
//                              ^~~~~~~ warning: 'session' is created anew whenever 'SettingsScene' is, because @ObservedObject does not keep it; use @StateObject
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
