import Facts

/// What `state-holds-observable-object` reports.
let stateHoldsObservableObjectFindings: [Example] = [
  .flagged(
    "An object that the view creates",
    """
    import SwiftUI

    final class Player: ObservableObject {
        @Published var title = ""
    }

    struct Home: View {
        @State private var ⟦player⟧ = Player()

        var body: some View {
            Text(player.title)
        }
    }
    """, fixed: ["@State private": "@StateObject private"], because: "drawn again with every change"),
  .flagged(
    "An object that callers set",
    """
    import SwiftUI

    final class Player: ObservableObject {
        @Published var title = ""
    }

    struct Home: View {
        @State var ⟦player⟧: Player

        var body: some View { Text(player.title) }
    }
    """, fixed: ["@State var": "@StateObject var"], because: "drawn again", also: ["private-state"]),
  .flagged(
    "An object that the caller holds: a state object would keep the first one",
    """
    import SwiftUI

    final class Player: ObservableObject {
        @Published var title = ""
    }

    struct Home: View {
        @StateObject private var player = Player()

        var body: some View { Detail(player: player) }
    }

    struct Detail: View {
        @State var ⟦player⟧: Player

        var body: some View { Text(player.title) }
    }
    """, fixed: ["@State var": "@ObservedObject var"], because: "goes away with its owner",
    also: ["private-state", "state-receives-argument"]),
  .flagged(
    "Initializers hand it on, through the storage and without it",
    """
    import SwiftUI

    final class Player: ObservableObject {
        @Published var title = ""
    }

    struct Detail: View {
        @State private var ⟦player⟧: Player

        init(player: Player) {
            _player = State(initialValue: player)
        }

        init(player: Player, title: String) {
            self.player = player
            player.title = title
        }

        var body: some View { Text(player.title) }
    }
    """,
    fixed: [
      "@State private": "@ObservedObject private", "_player = State(initialValue: player)": "self.player = player",
    ], because: "goes away with its owner"),
  .flagged(
    "One initializer hands it on and another makes it: neither wrapper is right for both",
    """
    import SwiftUI

    final class Player: ObservableObject {
        @Published var title = ""
    }

    struct Detail: View {
        @State private var ⟦player⟧: Player

        init(player: Player) {
            self.player = player
        }

        init() {
            _player = State(initialValue: Player())
        }

        var body: some View { Text(player.title) }
    }
    """),
  .flagged(
    "A caller passes an object that it owns in place of the initial value",
    """
    import SwiftUI

    final class Player: ObservableObject {
        @Published var title = ""
    }

    struct Detail: View {
        @State var ⟦player⟧ = Player()

        var body: some View { Text(player.title) }
    }

    struct Home: View {
        @StateObject private var player = Player()

        var body: some View { Detail(player: player) }
    }
    """, also: ["state-receives-argument"]),
  .flagged(
    "Built in the initialiser",
    """
    import SwiftUI

    final class Player: ObservableObject {
        var title: String { "" }
        init(id: Int) {}
    }

    struct Home: View {
        @State private var ⟦player⟧: Player

        init(id: Int) {
            _player = State(initialValue: Player(id: id))
        }

        var body: some View { Text(player.title) }
    }
    """,
    fixed: [
      "@State private": "@StateObject private",
      "State(initialValue: Player": "StateObject(wrappedValue: Player",
    ], because: "drawn again", also: ["state-stale-input"]),
  .flagged(
    "Assigned in the initialiser, and the attribute has its module's name",
    """
    import SwiftUI

    final class Player: ObservableObject {}

    struct Home: View {
        @SwiftUI.State private var ⟦player⟧: Player

        init() {
            player = Player()
        }

        var body: some View { Text("Home") }
    }
    """,
    fixed: [
      "@SwiftUI.State": "@SwiftUI.StateObject", "player = Player()": "_player = StateObject(wrappedValue: Player())",
    ], because: "drawn again", severities: [.hint]),
  .flagged(
    "The value stands among the wrapper's arguments",
    """
    import SwiftUI

    final class Player: ObservableObject {}

    struct Home: View {
        @State(initialValue: Player()) private var ⟦player⟧

        var body: some View { Text("Home") }
    }
    """, fixed: ["@State(initialValue:": "@StateObject(wrappedValue:"], because: "drawn again",
    severities: [.hint]),
  .flagged(
    "The class conforms through its superclass in one file and a protocol in another",
    files: [
      "Home.swift": """
      import SwiftUI

      struct Home: View {
          @State private var ⟦player⟧ = Player()
          @State private var ⟦store⟧ = Store()

          var body: some View { Text("Home") }
      }
      """,
      "Models.swift": """
      import Combine

      class Model: ObservableObject {}
      final class Player: Model {}

      protocol Loading: ObservableObject {}
      final class Store {}
      extension Store: Loading {}
      """,
    ],
    fixed: [
      "@State private var player": "@StateObject private var player",
      "@State private var store": "@StateObject private var store",
    ], because: "drawn again", severities: [.hint, .hint]),
  .flagged(
    "Held without being shown, which may be meant",
    """
    import SwiftUI

    final class Player: ObservableObject {
        @Published var title = ""
        func play() {}
    }

    struct Detail: View {
        @ObservedObject var player: Player
        var body: some View { Text(player.title) }
    }

    struct Home: View {
        @State private var ⟦player⟧ = Player()

        var body: some View {
            Detail(player: player).onAppear { player.play() }
        }
    }
    """, fixed: ["@State private": "@StateObject private"], because: "drawn again", severities: [.hint]),
  .flagged(
    "Another object is put into the property later",
    """
    import SwiftUI

    final class Player: ObservableObject {}

    struct Home: View {
        @State private var ⟦player⟧ = Player()

        var body: some View {
            Button("Next") { player = Player() }
        }
    }
    """, severities: [.hint]),
  .flagged(
    "The app still runs on iOS 13, which has no state objects",
    """
    import SwiftUI

    final class Player: ObservableObject {}

    struct Home: View {
        @State private var ⟦player⟧ = Player()
        var body: some View { Text("Home") }
    }
    """, fixed: ["@State private": "@StateObject private"], because: "iOS 14",
    severities: [.hint], settings: ProjectSettings(deploymentTargets: [.iOS: 13])),
  .flagged(
    "From iOS 17 on the class can be @Observable instead",
    """
    import SwiftUI

    final class Player: ObservableObject {
        @Published var title = ""
    }

    struct Home: View {
        @State private var ⟦player⟧ = Player()

        var body: some View { Text(player.title) }
    }
    """, fixed: ["final class Player: ObservableObject": "@Observable final class Player", "@Published ": ""],
    because: "views then follow only what they read", fixIndex: 1,
    settings: ProjectSettings(deploymentTargets: [.iOS: 17])),
  .flagged(
    "A selected object whose title the view itself shows",
    """
    import SwiftUI

    final class Song: ObservableObject {
        @Published var title = ""
    }

    struct Home: View {
        @State private var ⟦selected⟧: Song?

        var body: some View {
            if let selected {
                Text(selected.title)
            }
        }
    }
    """, severities: [.hint]),
]
