// An app is built once: the object lives on, but @StateObject says so

import SwiftUI

final class Session: ObservableObject {}

@main
struct Notes: App {
    @ObservedObject var session = Session()
//                      ^~~~~~~ hint: 'session' survives only because an app is built once; keep it with @StateObject
//                      safe fix: Keep 'session' with @StateObject

    var body: some Scene {
        WindowGroup {
            Text("Notes")
        }
    }
}
// --- fixed
import SwiftUI

final class Session: ObservableObject {}

@main
struct Notes: App {
    @StateObject private var session = Session()

    var body: some Scene {
        WindowGroup {
            Text("Notes")
        }
    }
}
