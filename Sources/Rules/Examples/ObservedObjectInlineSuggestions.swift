import Facts

let observedObjectInlineSuggestions: [Example] = [
  .flagged(
    "The app still runs on iOS 13, which has no state objects",
    """
    import SwiftUI

    final class Player: ObservableObject {}

    struct PlayerView: View {
        @ObservedObject private var ⟦player⟧ = Player()

        var body: some View {
            Text("Player")
        }
    }
    """, fixed: ["@ObservedObject": "@StateObject"], because: "iOS 14",
    settings: ProjectSettings(deploymentTargets: [.iOS: 13])),
  .flagged(
    "A Mac app of today",
    """
    import SwiftUI

    final class Player: ObservableObject {}

    struct PlayerView: View {
        @ObservedObject private var ⟦player⟧ = Player()

        var body: some View {
            Text("Player")
        }
    }
    """, fixed: ["@ObservedObject": "@StateObject"], safe: true,
    settings: ProjectSettings(deploymentTargets: [.macOS: 14])),
  .flagged(
    "Built from what the caller passes",
    """
    import SwiftUI

    final class Player: ObservableObject {
        init(track: Int) {}
    }

    struct PlayerView: View {
        @ObservedObject private var ⟦player⟧: Player

        init(track: Int) {
            _player = ObservedObject(wrappedValue: Player(track: track))
        }

        var body: some View {
            Text("Player")
        }
    }
    """,
    fixed: [
      "@ObservedObject": "@StateObject",
      "= ObservedObject(": "= StateObject(",
    ], because: "track"),
  .flagged(
    "A preview passes an object of its own",
    """
    import SwiftUI

    final class Player: ObservableObject {}

    struct PlayerView: View {
        @ObservedObject var ⟦player⟧ = Player()

        var body: some View {
            Text("Player")
        }
    }

    struct PlayerView_Previews: PreviewProvider {
        static var previews: some View {
            PlayerView(player: Player())
        }
    }
    """, fixed: ["@ObservedObject": "@StateObject"], because: "passed at Example.swift:15"),
  .flagged(
    "Another file passes an object that it owns, which no state object may take",
    files: [
      "PlayerView.swift": """
      import SwiftUI

      final class Player: ObservableObject {}

      struct PlayerView: View {
          @ObservedObject var ⟦player⟧ = Player()

          var body: some View {
              Text("Player")
          }
      }
      """,
      "Home.swift": """
      import SwiftUI

      struct Home: View {
          @StateObject private var player = Player()

          var body: some View {
              PlayerView(player: player)
          }
      }
      """,
    ]),
  .flagged(
    "An initializer hands over the caller's object, and the default is one that nobody keeps",
    """
    import SwiftUI

    final class Player: ObservableObject {
        @Published var title = ""
    }

    struct PlayerView: View {
        @ObservedObject var ⟦player⟧ = Player()

        init(player: Player = Player()) {
            self.player = player
        }

        var body: some View { Text(player.title) }
    }
    """),
  .flagged(
    "One initializer makes the object, and another takes the caller's",
    """
    import SwiftUI

    final class Player: ObservableObject {
        @Published var title = ""
    }

    struct PlayerView: View {
        @ObservedObject private var ⟦player⟧: Player

        init(player: Player) {
            self.player = player
        }

        init() {
            player = Player()
        }

        var body: some View { Text(player.title) }
    }
    """),
  .flagged(
    "Replaced later, which a state object does not allow",
    """
    import SwiftUI

    final class Player: ObservableObject {}

    struct PlayerView: View {
        @ObservedObject private var ⟦player⟧ = Player()

        var body: some View {
            Text("Player")
        }

        mutating func reset() {
            player = Player()
        }
    }
    """),
  .flagged(
    "Read from outside, where a state object is not installed",
    """
    import SwiftUI

    final class Player: ObservableObject {
        var volume = 0
    }

    struct PlayerView: View {
        @ObservedObject var ⟦player⟧ = Player()

        var body: some View {
            Text("Player")
        }
    }

    func volume(of view: PlayerView) -> Int {
        view.player.volume
    }
    """, fixed: ["@ObservedObject": "@StateObject"], because: "used at Example.swift:16"),
  .flagged(
    "An @Observable object belongs into @State",
    """
    import SwiftUI

    @Observable final class Player {
        var title = ""
    }

    struct PlayerView: View {
        @ObservedObject var ⟦player⟧ = Player()

        var body: some View {
            Text(player.title)
        }
    }
    """, fixed: ["@ObservedObject var player": "@State private var player"], because: "is @Observable"),
  .flagged(
    "The callers own the object and pass it",
    files: [
      "PlayerView.swift": """
      import SwiftUI

      final class Player: ObservableObject {
          @Published var title = ""
      }

      struct PlayerView: View {
          let number: Int
          @ObservedObject var ⟦player⟧ = Player()
          var size = 12

          var body: some View {
              Text(player.title)
          }
      }
      """,
      "Screens.swift": """
      import SwiftUI

      struct Home: View {
          let title: String

          var body: some View {
              PlayerView(number: 1)
          }
      }

      enum Screens {
          struct Library: View {
              var body: some View {
                  PlayerView(number: 2, size: 14)
                  PlayerView(number: 3)
              }
          }
      }

      struct Library_Previews: PreviewProvider {
          static var previews: some View {
              PlayerView(number: 4)
          }
      }

      @MainActor func title(of view: PlayerView) -> String {
          view.player.title
      }
      """,
    ],
    fixed: [
      "var player = Player()": "var player: Player",
      "struct Home: View {\n": "struct Home: View {\n    @StateObject private var player = Player()\n",
      "PlayerView(number: 1)": "PlayerView(number: 1, player: player)",
      "struct Library: View {\n": "struct Library: View {\n        @StateObject private var player = Player()\n",
      "PlayerView(number: 2, size: 14)": "PlayerView(number: 2, player: player, size: 14)",
      "PlayerView(number: 3)": "PlayerView(number: 3, player: player)",
      "PlayerView(number: 4)": "PlayerView(number: 4, player: Player())",
    ], because: "'Home' and 'Library'", fixIndex: 1),
]
