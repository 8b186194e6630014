// An app is built once: the object lives on, but @StateObject says so

import SwiftUI

final class Session: ObservableObject {}

@main
struct Notes: App {
    @ObservedObject var session = Session()
//                      ^~~~~~~ hint: 'Notes' never uses 'session'; delete it
//                      suggested fix: Delete 'session', because 'session' may keep something alive on purpose

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
    var body: some Scene {
        WindowGroup {
            Text("Notes")
        }
    }
}
