let observedObjectInlineFindings: [Example] = [
  .flagged(
    "Built in the property itself",
    """
    import SwiftUI

    final class Player: ObservableObject {
        @Published var isPlaying = false
    }

    struct PlayerView: View {
        @ObservedObject var ⟦player⟧ = Player()

        var body: some View {
            Text(player.isPlaying ? "Playing" : "Paused")
        }
    }
    """, fixed: ["@ObservedObject var": "@StateObject private var"], safe: true),
  .flagged(
    "Built with the short form of the initialiser",
    """
    import SwiftUI

    final class Player: ObservableObject {
        @Published var track: Int

        init(track: Int) {
            self.track = track
        }
    }

    struct PlayerView: View {
        @ObservedObject private var ⟦player⟧: Player = .init(track: 1)

        var body: some View {
            Text("Player")
        }
    }
    """, fixed: ["@ObservedObject": "@StateObject"], safe: true),
  .flagged(
    "Built with the initialiser written out",
    """
    import SwiftUI

    final class Player: ObservableObject {}

    struct PlayerView: View {
        @SwiftUI.ObservedObject private var ⟦player⟧ = Player.init()

        var body: some View {
            Text("Player")
        }
    }
    """, fixed: ["@SwiftUI.ObservedObject": "@SwiftUI.StateObject"], safe: true),
  .flagged(
    "A generic object",
    """
    import SwiftUI

    final class Store<Value>: ObservableObject {
        @Published var value: Value?
    }

    struct Shelf: View {
        @ObservedObject var ⟦store⟧ = Store<Int>()

        var body: some View {
            Text("Shelf")
        }
    }
    """, fixed: ["@ObservedObject var": "@StateObject private var"], safe: true),
  .flagged(
    "Built from a shared object, but itself new each time",
    """
    import SwiftUI

    final class Session {
        static let shared = Session()
    }

    final class Inbox: ObservableObject {
        init(session: Session) {}
    }

    struct InboxView: View {
        @ObservedObject var ⟦inbox⟧ = Inbox(session: .shared)

        var body: some View {
            Text("Inbox")
        }
    }
    """, fixed: ["@ObservedObject var": "@StateObject private var"], safe: true),
  .flagged(
    "Built in a closure that is called at once",
    """
    import SwiftUI

    final class Player: ObservableObject {
        var volume = 0
    }

    struct PlayerView: View {
        @ObservedObject private var ⟦player⟧: Player = {
            let player = Player()
            player.volume = 3
            return player
        }()

        var body: some View {
            Text("Player")
        }
    }
    """, fixed: ["@ObservedObject": "@StateObject"], safe: true),
  .flagged(
    "Built by a factory that makes a new object",
    files: [
      "Player.swift": """
      import SwiftUI

      final class Player: ObservableObject {
          static func makeMuted() -> Player {
              return Player()
          }
      }
      """,
      "PlayerView.swift": """
      import SwiftUI

      struct PlayerView: View {
          @ObservedObject private var ⟦player⟧ = Player.makeMuted()

          var body: some View {
              Text("Player")
          }
      }
      """,
    ], fixed: ["@ObservedObject": "@StateObject"], safe: true),
  .flagged(
    "Assigned in the initialiser",
    """
    import SwiftUI

    final class Player: ObservableObject {}

    struct PlayerView: View {
        @ObservedObject var ⟦player⟧: Player

        init() {
            player = Player()
        }

        var body: some View {
            Text("Player")
        }
    }
    """,
    fixed: [
      "@ObservedObject var": "@StateObject private var",
      "        player = Player()": "        _player = StateObject(wrappedValue: Player())",
    ], safe: true),
  .flagged(
    "Assigned in the initialiser through self",
    """
    import SwiftUI

    final class Player: ObservableObject {}

    struct PlayerView: View {
        @ObservedObject private var ⟦player⟧: Player

        init() {
            self.player = Player()
        }

        var body: some View {
            Text("Player")
        }
    }
    """,
    fixed: [
      "@ObservedObject": "@StateObject",
      "self.player = Player()": "_player = StateObject(wrappedValue: Player())",
    ], safe: true),
  .flagged(
    "Wrapped in the initialiser",
    """
    import SwiftUI

    final class Player: ObservableObject {}

    struct PlayerView: View {
        @ObservedObject private var ⟦player⟧: Player

        init() {
            _player = ObservedObject(wrappedValue: Player())
        }

        var body: some View {
            Text("Player")
        }
    }
    """,
    fixed: [
      "@ObservedObject": "@StateObject",
      "= ObservedObject(": "= StateObject(",
    ], safe: true),
  .flagged(
    "Wrapped in the initialiser with the short form",
    """
    import SwiftUI

    final class Player: ObservableObject {}

    struct PlayerView: View {
        @ObservedObject private var ⟦player⟧: Player

        init() {
            self._player = .init(wrappedValue: Player())
        }

        var body: some View {
            Text("Player")
        }
    }
    """, fixed: ["@ObservedObject": "@StateObject"], safe: true),
  .flagged(
    "An app is built once: the object lives on, but @StateObject says so",
    """
    import SwiftUI

    final class Session: ObservableObject {}

    @main
    struct Notes: App {
        @ObservedObject var ⟦session⟧ = Session()

        var body: some Scene {
            WindowGroup {
                Text("Notes")
            }
        }
    }
    """, fixed: ["@ObservedObject var": "@StateObject private var"], safe: true, severities: [.hint]),
  .flagged(
    "A scene is built whenever the body of its app is",
    """
    import SwiftUI

    final class Session: ObservableObject {}

    struct SettingsScene: Scene {
        @ObservedObject private var ⟦session⟧ = Session()

        var body: some Scene {
            WindowGroup {
                Text("Notes")
            }
        }
    }
    """, fixed: ["@ObservedObject": "@StateObject"], safe: true),
  .flagged(
    "A comment between attribute and property stays",
    """
    import SwiftUI

    final class Player: ObservableObject {}

    struct PlayerView: View {
        @ObservedObject /* ours */
        // plays on
        var ⟦player⟧ = Player()

        var body: some View {
            Text("Player")
        }
    }
    """,
    fixed: ["@ObservedObject": "@StateObject", "var player": "private var player"],
    safe: true),
  .flagged(
    "Used by an extension in another file, so it cannot be private, as state should",
    files: [
      "PlayerView.swift": """
      import SwiftUI

      final class Player: ObservableObject {
          @Published var title = ""
      }

      struct PlayerView: View {
          @ObservedObject var ⟦player⟧ = Player()

          var body: some View {
              title
          }
      }
      """,
      "PlayerView+Title.swift": """
      import SwiftUI

      extension PlayerView {
          var title: some View {
              Text(player.title)
          }
      }
      """,
    ], fixed: ["@ObservedObject": "@StateObject"], because: "used at PlayerView+Title.swift:5"),
]
