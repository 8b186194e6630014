import Facts

/// What `state-object-wrong-type` reports.
let stateObjectWrongTypeFindings: [Example] = [
  .flagged(
    "A struct",
    """
    import SwiftUI

    struct Item {
        var name = ""
    }

    struct Home: View {
        @StateObject private var ⟦item⟧ = Item()

        var body: some View {
            TextField("Name", text: $item.name)
        }
    }
    """, fixed: ["@StateObject private": "@State private"], safe: true, severities: [.error]),
  .flagged(
    "A number",
    """
    import SwiftUI

    struct Home: View {
        @StateObject private var ⟦count⟧ = 0

        var body: some View {
            Button("\\(count)") { count += 1 }
        }
    }
    """, fixed: ["@StateObject private": "@State private"], safe: true, severities: [.error]),
  .flagged(
    "A class that is only @Observable",
    """
    import SwiftUI

    @Observable final class Player {
        var title = ""
    }

    struct Home: View {
        @StateObject private var ⟦player⟧ = Player()

        var body: some View { Text(player.title) }
    }
    """, fixed: ["@StateObject private": "@State private"], safe: true, severities: [.error],
    settings: ProjectSettings(deploymentTargets: [.iOS: 17])),
  .flagged(
    "The app also runs where nothing is @Observable",
    """
    import SwiftUI

    @available(iOS 17, *)
    @Observable final class Player {}

    @available(iOS 17, *)
    struct Home: View {
        @StateObject private var ⟦player⟧ = Player()

        var body: some View { Text("Home") }
    }
    """, fixed: ["@StateObject private": "@State private"], because: "iOS 17", severities: [.error],
    settings: ProjectSettings(deploymentTargets: [.iOS: 16])),
  .flagged(
    "Up to Xcode 26 @State builds an object again and again, and this one works for it",
    """
    import SwiftUI

    @Observable final class Player {
        init() { load() }
        func load() {}
    }

    struct Home: View {
        @StateObject private var ⟦player⟧ = Player()

        var body: some View { Text("Home") }
    }
    """, fixed: ["@StateObject private": "@State private"], because: "'observable-state-eager-init' would then report",
    severities: [.error], settings: ProjectSettings(deploymentTargets: [.iOS: 17], sdk: 26)),
  .flagged(
    "With Xcode 27 it is built once",
    """
    import SwiftUI

    @Observable final class Player {
        init() { load() }
        func load() {}
    }

    struct Home: View {
        @StateObject private var ⟦player⟧ = Player()

        var body: some View { Text("Home") }
    }
    """, fixed: ["@StateObject private": "@State private"], safe: true, severities: [.error],
    settings: ProjectSettings(deploymentTargets: [.iOS: 17], sdk: 27, compiler: 604)),
  .flagged(
    "A value that the initialiser sets, with the module's name in front",
    """
    import SwiftUI

    enum Page { case first }

    struct Home: View {
        @SwiftUI.StateObject private var ⟦page⟧: Page

        init() {
            _page = StateObject(wrappedValue: Page.first)
        }

        var body: some View { Text("Home") }
    }
    """,
    fixed: ["@SwiftUI.StateObject": "@SwiftUI.State", "StateObject(wrappedValue:": "State(initialValue:"], safe: true,
    severities: [.error]),
  .flagged(
    "The storage is set to what another function makes",
    """
    import SwiftUI

    struct Home: View {
        @StateObject private var ⟦name⟧: String

        init() {
            _name = makeName()
        }

        var body: some View { Text("Home") }
    }
    """, fixed: ["@StateObject private": "@State private"], because: "not made here"),
  .flagged(
    "A class that nothing can observe",
    """
    import SwiftUI

    final class Player {}

    struct Home: View {
        @StateObject private var ⟦player⟧ = Player()

        var body: some View { Text("Home") }
    }
    """),
]
