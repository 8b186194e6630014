/// Objects that the view's initializers use, so that a state object would be another one there.
let observedObjectInlineInitializers: [Example] = [
  .flagged(
    "Handed on in the initializer: a state object would be thrown away",
    """
    import SwiftUI

    final class Player: ObservableObject {}

    final class Remote {
        func attach(_ player: Player) {}
    }

    struct PlayerView: View {
        @ObservedObject private var ⟦player⟧ = Player()

        init(remote: Remote) {
            remote.attach(player)
        }

        var body: some View {
            Text("Player")
        }
    }
    """, fixed: ["@ObservedObject": "@StateObject"], because: "'player' is used at Example.swift:13, before"),
  .flagged(
    "A method of the object is called, and a member is set, in the initializer",
    """
    import SwiftUI

    final class Player: ObservableObject {
        var volume = 0
        func load() {}
    }

    struct PlayerView: View {
        @ObservedObject private var ⟦player⟧ = Player()
        @ObservedObject private var ⟦other⟧ = Player()

        init(volume: Int) {
            player.load()
            other.volume = volume
        }

        var body: some View {
            Text("Player")
        }
    }
    """,
    fixed: [
      "@ObservedObject private var player": "@StateObject private var player",
      "@ObservedObject private var other": "@StateObject private var other",
    ], because: "before the view is installed"),
  .flagged(
    "A closure of the initializer captures the object",
    """
    import SwiftUI

    final class Player: ObservableObject {
        func stop() {}
    }

    struct PlayerView: View {
        @ObservedObject private var ⟦player⟧ = Player()
        private var stop: () -> Void = {}

        init() {
            stop = { [player] in player.stop() }
        }

        var body: some View {
            Button("Stop", action: stop)
        }
    }
    """, fixed: ["@ObservedObject": "@StateObject"], because: "used at Example.swift:12, before"),
  .flagged(
    "The initializer calls a method that uses the object",
    """
    import SwiftUI

    final class Player: ObservableObject {
        func load() {}
    }

    struct PlayerView: View {
        @ObservedObject private var ⟦player⟧ = Player()

        init() {
            setUp()
        }

        var body: some View {
            Text("Player")
        }

        private func setUp() {
            player.load()
        }
    }
    """, fixed: ["@ObservedObject": "@StateObject"],
    because: "'setUp' uses 'player' and is used at Example.swift:11, before the view is installed"),
  .flagged(
    "The initializer reads a property that calls a method that uses the object, in another file",
    files: [
      "PlayerView.swift": """
      import SwiftUI

      final class Player: ObservableObject {
          var volume = 0
      }

      struct PlayerView: View {
          @ObservedObject var ⟦player⟧ = Player()
          private var initialVolume = 0

          init() {
              initialVolume = volume
          }

          var body: some View {
              Text("Player")
          }
      }
      """,
      "PlayerView+Volume.swift": """
      extension PlayerView {
          @MainActor var volume: Int { currentVolume() }
          @MainActor func currentVolume() -> Int { player.volume }
      }
      """,
    ], fixed: ["@ObservedObject": "@StateObject"],
    because: "'volume' uses 'player' and is used at PlayerView.swift:12"),
  .flagged(
    "An initializer in another file uses the object",
    files: [
      "PlayerView.swift": """
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
      """,
      "PlayerView+Volume.swift": """
      extension PlayerView {
          @MainActor init(volume: Int) {
              self.init()
              player.volume = volume
          }
      }
      """,
    ], fixed: ["@ObservedObject": "@StateObject"], because: "used at PlayerView+Volume.swift:4, before"),
  .flagged(
    "An initializer in another file assigns the object",
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
      "PlayerView+Player.swift": """
      extension PlayerView {
          @MainActor init(playing player: Player) {
              self.init()
              self.player = player
          }
      }
      """,
    ]),
  .flagged(
    "The initializer hands the whole view on",
    """
    import SwiftUI

    final class Player: ObservableObject {}

    final class Screens {
        func register(_ view: Any) {}
    }

    struct PlayerView: View {
        @ObservedObject private var ⟦player⟧ = Player()

        init(screens: Screens) {
            screens.register(self)
        }

        var body: some View {
            Text("Player")
        }
    }
    """, fixed: ["@ObservedObject": "@StateObject"], because: "'self' is handed on at Example.swift:13"),
  .flagged(
    "The initializer uses other things, and what it calls does too",
    """
    import SwiftUI

    final class Player: ObservableObject {
        var volume = 0
        func load() {}
    }

    struct PlayerView: View {
        @ObservedObject private var ⟦player⟧ = Player()
        private var size = 0

        init(player other: Player, size: Int) {
            let player = other
            player.load()
            self.size = size
            log()
        }

        var body: some View {
            Text("Player").onAppear { load() }
        }

        private func load() {
            player.load()
            log()
        }

        private func log() {
            print(size)
        }
    }
    """, fixed: ["@ObservedObject": "@StateObject"], safe: true),
]
