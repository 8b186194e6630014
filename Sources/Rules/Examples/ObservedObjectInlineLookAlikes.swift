let observedObjectInlineLookAlikes: [Example] = [
  .allowed(
    "A shared instance lives on by itself",
    """
    import SwiftUI

    final class Player: ObservableObject {
        static let shared = Player()
    }

    struct PlayerView: View {
        @ObservedObject var player = Player.shared

        var body: some View {
            Text("Player")
        }
    }
    """),
  .allowed(
    "A shared instance behind the leading dot",
    """
    import SwiftUI

    final class Theme: ObservableObject {
        static let current = Theme()
        static let sharedTheme = Theme()
    }

    struct Banner: View {
        @ObservedObject var theme: Theme = .current
        @ObservedObject private var other: Theme = .sharedTheme

        var body: some View {
            Text("Banner")
        }
    }
    """),
  .allowed(
    "An instance that another module shares",
    """
    import PlayerKit
    import SwiftUI

    struct PlayerView: View {
        @ObservedObject var player = Player.shared
        @ObservedObject var queue: Queue = .shared

        var body: some View {
            Text("Player")
        }
    }
    """),
  .allowed(
    "A global keeps the object",
    """
    import SwiftUI

    final class Player: ObservableObject {}

    let player = Player()

    struct PlayerView: View {
        @ObservedObject var current = player

        var body: some View {
            Text("Player")
        }
    }
    """),
  .allowed(
    "A factory that hands out a kept object",
    """
    import SwiftUI

    final class Player: ObservableObject {
        private static let kept = Player()

        static func current() -> Player {
            kept
        }
    }

    struct PlayerView: View {
        @ObservedObject var player = Player.current()

        var body: some View {
            Text("Player")
        }
    }
    """),
  .allowed(
    "A default argument leaves the choice to the caller",
    """
    import SwiftUI

    final class Player: ObservableObject {}

    struct PlayerView: View {
        @ObservedObject var player: Player

        init(player: Player = Player()) {
            self.player = player
        }

        var body: some View {
            Text("Player")
        }
    }
    """),
  .allowed(
    "A class keeps its properties",
    """
    import SwiftUI
    import UIKit

    final class Player: ObservableObject {}

    final class PlayerController: UIViewController {
        @ObservedObject var player = Player()
    }
    """, also: ["dynamic-property-outside-view"]),
  .allowed(
    "A class keeps them even where SwiftUI calls it",
    """
    import SwiftUI

    final class Player: ObservableObject {}

    final class Playing: DynamicProperty {
        @ObservedObject var player = Player()
    }
    """),
  .allowed(
    "Injected into a generic view",
    """
    import SwiftUI

    protocol Playing: ObservableObject {}

    struct PlayerView<Model: Playing>: View {
        @ObservedObject var model: Model

        var body: some View {
            Text("Player")
        }
    }
    """),
  .allowed(
    "A preview builds what it shows",
    """
    import SwiftUI

    final class Player: ObservableObject {}

    struct PlayerView: View {
        @ObservedObject var player: Player

        var body: some View {
            Text("Player")
        }
    }

    struct PlayerView_Previews: PreviewProvider {
        static var previews: some View {
            PlayerView(player: Player())
        }
    }
    """),
  .allowed(
    "A state object owns what it creates",
    """
    import SwiftUI

    final class Player: ObservableObject {}

    struct PlayerView: View {
        @StateObject private var player = Player()

        var body: some View {
            Text("Player")
        }
    }
    """),
  .allowed(
    "Nothing says that the type is a view",
    """
    import SwiftUI

    final class Player: ObservableObject {}

    struct Holder {
        @ObservedObject var player = Player()
    }
    """, also: ["dynamic-property-outside-view"]),
  .allowed(
    "A property wrapper of the project has the same name",
    files: [
      "ObservedObject.swift": """
      @propertyWrapper
      struct ObservedObject<Value> {
          var wrappedValue: Value
      }
      """,
      "PlayerView.swift": """
      import SwiftUI

      final class Player {}

      struct PlayerView: View {
          @ObservedObject var player = Player()

          var body: some View {
              Text("Player")
          }
      }
      """,
    ]),
  .allowed(
    "A shared object under any name, and a case that only begins like the class",
    """
    import SwiftUI

    final class Theme: ObservableObject {
        enum Kind {
            case plain
        }

        nonisolated(unsafe) static let shared = Theme()
        nonisolated(unsafe) static let sharedTheme = Theme()
        var kind = Kind.plain
    }

    struct Card: View {
        @ObservedObject var first = Theme.shared
        @ObservedObject var second: Theme = .shared
        @ObservedObject var third: Theme = .sharedTheme
        let kind = Theme.Kind.plain

        var body: some View {
            Text("")
        }
    }
    """),
]
