import Facts

/// What `observable-state-eager-init` reports.
let observableStateEagerInitFindings: [Example] = [
  .flagged(
    "An initialiser that registers observers, up to Xcode 26",
    """
    import SwiftUI

    @Observable final class Player {
        var title = ""
        init() { observe() }
        private func observe() {}
    }

    struct Home: View {
        @State private var ⟦player⟧ = Player()

        var body: some View {
            Text("Home")
        }
    }
    """,
    fixed: [
      "player = Player()": "player: Player?",
      "        Text(\"Home\")": "        Text(\"Home\")\n            .task { player = player ?? Player() }",
    ], because: "nil until then", settings: ProjectSettings(sdk: 26)),
  .flagged(
    "Where the toolchain is not known",
    """
    import SwiftUI

    @Observable final class Player {
        private var loading: Task<Void, Never>?
        init() { loading = Task { print("loading") } }
    }

    struct Home: View {
        @State private var ⟦player⟧: Player = Player()

        var body: some View {
            VStack {
                Text("Home")
            }
        }
    }
    """,
    fixed: [
      "player: Player = Player()": "player: Player?",
      "            Text(\"Home\")\n        }":
        "            Text(\"Home\")\n        }\n        .task { player = player ?? Player() }",
    ], because: "nil until then"),
  .flagged(
    "Xcode 27 builds it once only where it is private",
    """
    import SwiftUI

    @Observable final class Player {
        init() { observe() }
        private func observe() {}
    }

    struct Home: View {
        @State var ⟦player⟧ = Player()
        var body: some View { Text("Home") }
    }
    """, fixed: ["@State var": "@State private var"], safe: true, also: ["private-state"],
    settings: ProjectSettings(sdk: 27, compiler: 604)),
  .flagged(
    "Not private, and an extension in another file needs to see it",
    files: [
      "Home.swift": """
      import SwiftUI

      struct Home: View {
          @State var ⟦player⟧ = Player()
          var body: some View { Text("Home") }
      }
      """,
      "Home+Title.swift": """
      extension Home {
          var title: String { player.title }
      }
      """,
      "Player.swift": """
      import SwiftUI

      @Observable final class Player {
          var title = ""
          init() { observe() }
          private func observe() {}
      }
      """,
    ],
    fixed: [
      "player = Player()": "player: Player?",
      #"Text("Home") }"#: #"Text("Home").task { player = player ?? Player() } }"#,
    ], because: "each use has to say so", also: ["private-state"],
    needsHand: "what to show as long as there is no player", settings: ProjectSettings(sdk: 27, compiler: 604)),
  .flagged(
    "Views below find the object in the environment, so it has to be there from the beginning",
    """
    import SwiftUI

    @Observable final class Player {
        init() { observe() }
        private func observe() {}
    }

    struct Home: View {
        @State private var ⟦player⟧ = Player()

        var body: some View {
            Detail().environment(player)
        }
    }

    struct Detail: View {
        @Environment(Player.self) private var player
        var body: some View { Text("Detail") }
    }
    """,
    fixed: [
      "final class Player": "final class Player: ObservableObject", "@State private": "@StateObject private",
    ], because: "for the sake of @StateObject", settings: ProjectSettings(sdk: 26)),
  .flagged(
    "Built in the view's initialiser, with every toolchain",
    """
    import SwiftUI

    @Observable final class Player {
        init(id: Int) { load(id) }
        private func load(_ id: Int) {}
    }

    struct Home: View {
        @State private var player: Player

        init(id: Int) {
            _player = State(initialValue: ⟦Player(id: id)⟧)
        }

        var body: some View { Text("Home") }
    }
    """,
    fixed: [
      "final class Player": "final class Player: ObservableObject", "@State private": "@StateObject private",
      "State(initialValue: Player": "StateObject(wrappedValue: Player",
    ], because: "for the sake of @StateObject", also: ["state-stale-input"],
    settings: ProjectSettings(sdk: 27, compiler: 604)),
  .flagged(
    "The same up to Xcode 26",
    """
    import SwiftUI

    @Observable final class Player {
        init(id: Int) {
            for _ in 0..<id {}
        }
    }

    struct Home: View {
        @State private var player: Player

        init(initialID: Int) {
            player = ⟦Player(id: initialID)⟧
        }

        var body: some View { Text("Home") }
    }
    """,
    fixed: [
      "final class Player": "final class Player: ObservableObject", "@State private": "@StateObject private",
      "player = Player(id: initialID)": "_player = StateObject(wrappedValue: Player(id: initialID))",
    ], because: "for the sake of @StateObject", settings: ProjectSettings(sdk: 26)),
  .flagged(
    "The class inherits its initialiser, and the body is more than one expression",
    files: [
      "Home.swift": """
      import SwiftUI

      struct Home: View {
          @State private var ⟦player⟧ = Player()

          var body: some View {
              Text("First")
              Text("Second")
          }
      }
      """,
      "Player.swift": """
      import SwiftUI

      @Observable class Model {
          init(title: String = "") { load() }
          func load() {}
      }

      final class Player: Model {}
      """,
    ]),
]
