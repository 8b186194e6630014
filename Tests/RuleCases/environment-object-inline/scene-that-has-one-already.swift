// Another window may need an object of its own, so the app's object is only the second choice

import SwiftUI

@Observable final class Router {
    var path: [String] = []
}

@main
struct Sample: App {
    @State private var router = Router()

    var body: some Scene {
        WindowGroup { Home().environment(router) }
        WindowGroup("Viewer", id: "viewer") {
            Home().environment(Router())
//                             ^~~~~~~~ hint: Every update of 'Sample' re-creates this 'Router' and loses its state; keep it with @State
//                             suggested fix: Keep the 'Router' with @State, because the views below then share one 'Router' as long as 'Sample' exists
//                             suggested fix: Inject 'router', because the views below then share the object that the view already has
        }
    }
}

struct Home: View {
    @Environment(Router.self) private var router
    var body: some View { Button("Back") { router.path = [] } }
}
// --- fixed
import SwiftUI

@Observable final class Router {
    var path: [String] = []
}

@main
struct Sample: App {
    @State private var router = Router()
    @State private var router2 = Router()

    var body: some Scene {
        WindowGroup { Home().environment(router) }
        WindowGroup("Viewer", id: "viewer") {
            Home().environment(router2)
        }
    }
}

struct Home: View {
    @Environment(Router.self) private var router
    var body: some View { Button("Back") { router.path = [] } }
}
