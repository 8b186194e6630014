// The path of a navigation stack in an object

import SwiftUI

final class Router: ObservableObject {
    @Published var path = NavigationPath()
}

struct Root: View {
    @StateObject private var router = Router()

    var body: some View {
        NavigationStack(path: Binding(get: { router.path }, set: { router.path = $0 })) { Text("Home") }
//                            ^~~~~~~ hint: This binding only reads and writes 'router.path'; use '$router.path'
//                            safe fix: Use '$router.path'
    }
}
// --- fixed
import SwiftUI

final class Router: ObservableObject {
    @Published var path = NavigationPath()
}

struct Root: View {
    @StateObject private var router = Router()

    var body: some View {
        NavigationStack(path: $router.path) { Text("Home") }
    }
}
