import Facts

/// What `observable-state-eager-init` leaves alone.
let observableStateEagerInitLookAlikes: [Example] = [
  .allowed(
    "Xcode 27 builds private state once",
    """
    import SwiftUI

    @Observable final class Player {
        init() { observe() }
        private func observe() {}
    }

    struct Home: View {
        @State private var player = Player()
        @State fileprivate var other = Player()
        var body: some View { Text("Home") }
    }
    """, settings: ProjectSettings(sdk: 27, compiler: 604)),
  .allowed(
    "Initialisers that only store and check what they are given",
    """
    import SwiftUI

    @Observable class Settings {
        var name: String
        var store = UserDefaults.standard

        init(name: String = "") {
            assert(name != "-")
            self.name = name.isEmpty ? "Unnamed" : name
        }
    }

    @Observable final class Account: Settings {
        init() { super.init(name: "Account") }
    }

    struct Home: View {
        @State private var settings = Settings()
        @State private var account = Account()
        var body: some View { Text("Home") }
    }
    """),
  .allowed(
    "Another initialiser does the work",
    """
    import SwiftUI

    @Observable final class Player {
        init() {}
        init(path: String) { load(path) }
        private func load(_ path: String) {}
    }

    struct Home: View {
        @State private var player = Player()
        var body: some View { Text("Home") }
    }
    """),
  .allowed(
    "Made in a task",
    """
    import SwiftUI

    @Observable final class Player {
        init() { observe() }
        private func observe() {}
    }

    struct Home: View {
        @State private var player: Player?
        var body: some View { Text("Home").task { player = Player() } }
    }
    """),
  .allowed(
    "An app is built once",
    """
    import SwiftUI

    @Observable final class Player {
        init() { observe() }
        private func observe() {}
    }

    @main struct Main: App {
        @State private var player = Player()
        var body: some Scene { WindowGroup { Text("Home") } }
    }
    """),
  .allowed(
    "Work that a closure does later",
    """
    import SwiftUI

    @Observable final class Player {
        private let begin: () -> Void

        init(files: [String]) {
            begin = { for file in files { print(file) } }
        }
    }

    struct Home: View {
        @State private var player = Player(files: [])
        var body: some View { Text("Home") }
    }
    """),
]
