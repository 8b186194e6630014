// Several modifiers get lines of their own

import SwiftUI

@Observable final class Settings {
    var name = ""
}

@Observable final class Router {
    var path = ""
}

struct Home: View {
    @Environment(Settings.self) private var settings
    @Environment(Router.self) private var router
    var body: some View { Text(settings.name + router.path) }
}

struct Root: View {
    @State private var settings = Settings()
    @State private var router = Router()
    var body: some View { Home().environment(settings).environment(router) }
}

#Preview {
    Home()
//  ^~~~ hint: This preview crashes because it does not inject 'Settings' and 'Router', which 'Home' reads from the environment
//  suggested fix: Inject 'Settings' and 'Router', because the preview then shows an empty object
}
// --- fixed
import SwiftUI

@Observable final class Settings {
    var name = ""
}

@Observable final class Router {
    var path = ""
}

struct Home: View {
    @Environment(Settings.self) private var settings
    @Environment(Router.self) private var router
    var body: some View { Text(settings.name + router.path) }
}

struct Root: View {
    @State private var settings = Settings()
    @State private var router = Router()
    var body: some View { Home().environment(settings).environment(router) }
}

#Preview {
    Home()
        .environment(Settings())
        .environment(Router())
}
