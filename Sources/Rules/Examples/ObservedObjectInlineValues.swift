/// Views that are used as plain values, which SwiftUI never installs.
let observedObjectInlineValues: [Example] = [
  .flagged(
    "A static function prepares the private object of a value that it makes",
    """
    import SwiftUI

    final class Player: ObservableObject {
        var volume = 0
    }

    struct PlayerView: View {
        @ObservedObject private var ⟦player⟧ = Player()

        var body: some View {
            Text("Player")
        }

        static func muted() -> Self {
            let view = Self()
            view.player.volume = 0
            return view
        }
    }
    """, fixed: ["@ObservedObject": "@StateObject"], because: "used at Example.swift:16, where no view is installed"),
  .flagged(
    "A method changes the private object of a copy",
    """
    import SwiftUI

    final class Player: ObservableObject {
        var volume = 0
    }

    struct PlayerView: View {
        @ObservedObject private var ⟦player⟧ = Player()
        private var size = 0

        var body: some View {
            Text("Player")
        }

        func larger() -> PlayerView {
            var copy = self
            copy.size += 1
            copy.player.volume += 1
            return copy
        }
    }
    """, fixed: ["@ObservedObject": "@StateObject"], because: "used at Example.swift:18"),
  .flagged(
    "Compared by the object, of values that SwiftUI has not installed",
    """
    import SwiftUI

    final class Player: ObservableObject {
        var volume = 0
    }

    struct PlayerView: View, Equatable {
        @ObservedObject private var ⟦player⟧ = Player()

        var body: some View {
            Text("Player")
        }

        static func == (left: Self, right: Self) -> Bool {
            left.player.volume == right.player.volume
        }
    }
    """, fixed: ["@ObservedObject": "@StateObject"], because: "used at Example.swift:15"),
  .flagged(
    "A function elsewhere calls a method that uses the object",
    """
    import SwiftUI

    final class Player: ObservableObject {
        func load() {}
    }

    struct PlayerView: View {
        @ObservedObject private var ⟦player⟧ = Player()

        var body: some View {
            Text("Player")
        }

        func load() {
            player.load()
        }
    }

    @MainActor func warmUp() {
        let view = PlayerView()
        view.load()
    }
    """, fixed: ["@ObservedObject": "@StateObject"],
    because: "'load' uses 'player' and is used at Example.swift:21, where no view is installed"),
  .flagged(
    "Values in a list of the code's own",
    """
    import SwiftUI

    final class Player: ObservableObject {
        func load() {}
    }

    struct PlayerView: View {
        @ObservedObject private var ⟦player⟧ = Player()

        var body: some View {
            Text("Player")
        }

        func load() {
            player.load()
        }
    }

    @MainActor func warmUp() {
        let views = [PlayerView(), PlayerView()]
        for view in views {
            view.load()
        }
    }
    """, fixed: ["@ObservedObject": "@StateObject"], because: "'load' uses 'player' and may be used at Example.swift:22"
  ),
  .flagged(
    "Values in a dictionary that another type holds",
    files: [
      "PlayerView.swift": """
      import SwiftUI

      final class Player: ObservableObject {
          func load() {}
      }

      struct PlayerView: View {
          @ObservedObject private var ⟦player⟧ = Player()

          var body: some View {
              Text("Player")
          }

          func load() {
              player.load()
          }
      }
      """,
      "Screens.swift": """
      final class Screens {
          var players: [String: PlayerView] = [:]

          @MainActor func warmUp(name: String) {
              players[name]?.load()
          }
      }
      """,
    ], fixed: ["@ObservedObject": "@StateObject"], because: "may be called on the 'PlayerView' of Screens.swift:2"),
  .flagged(
    "A protocol of the project calls a method that uses the object",
    """
    import SwiftUI

    protocol Exportable {
        @MainActor func update(at time: Double)
    }

    final class Player: ObservableObject {
        var time = 0.0
    }

    struct PlayerView: View, Exportable {
        @ObservedObject private var ⟦player⟧ = Player()

        var body: some View {
            Text("Player")
        }

        func update(at time: Double) {
            seek(time)
        }

        private func seek(_ time: Double) {
            player.time = time
        }
    }

    struct Exporter {
        @MainActor func render(_ view: any Exportable) {
            view.update(at: 1)
        }
    }
    """, fixed: ["@ObservedObject": "@StateObject"],
    because: "'update' uses 'player' and may be called through 'Exportable', where no view is installed"),
  .flagged(
    "A protocol from elsewhere may call a method that uses the object",
    """
    import ExportKit
    import SwiftUI

    final class Player: ObservableObject {
        var time = 0.0
    }

    struct PlayerView: View {
        @ObservedObject private var ⟦player⟧ = Player()

        var body: some View {
            Text("Player")
        }
    }

    extension PlayerView: Exportable {
        func update(at time: Double) {
            player.time = time
        }
    }
    """, fixed: ["@ObservedObject": "@StateObject"], because: "may be called through 'Exportable'"),
  .flagged(
    "Protocols whose requirements leave the object alone, and a protocol of SwiftUI",
    """
    import SwiftUI

    protocol Titled {
        @MainActor var title: String { get }
    }

    final class Player: ObservableObject {
        var volume = 0
    }

    struct PlayerView: View, Titled {
        @ObservedObject private var ⟦player⟧ = Player()

        var title: String { "Player" }

        var body: some View {
            Text(title).onAppear { mute() }
        }

        func mute() {
            player.volume = 0
        }
    }

    struct PlayerStyle: ButtonStyle {
        @ObservedObject private var ⟦player⟧ = Player()

        func makeBody(configuration: Configuration) -> some View {
            configuration.label.opacity(Double(player.volume))
        }
    }
    """,
    fixed: [
      "PlayerView: View, Titled {\n    @ObservedObject": "PlayerView: View, Titled {\n    @StateObject",
      "PlayerStyle: ButtonStyle {\n    @ObservedObject": "PlayerStyle: ButtonStyle {\n    @StateObject",
    ], safe: true),
  .flagged(
    "A value that is only shown, beside an object with a method of the same name",
    """
    import SwiftUI

    final class Player: ObservableObject {
        func load() {}
    }

    struct PlayerView: View {
        @ObservedObject private var ⟦player⟧ = Player()

        var body: some View {
            Text("Player").onAppear { load() }
        }

        func load() {
            player.load()
        }
    }

    final class Window {
        func show(_ view: Any) {}
    }

    @MainActor func open(_ window: Window) {
        let player = Player()
        player.load()
        let view = PlayerView()
        window.show(view)
    }
    """, fixed: ["@ObservedObject": "@StateObject"], safe: true),
  .flagged(
    "Its comment tells callers to pass an object of their own",
    """
    import SwiftUI

    final class Player: ObservableObject {}

    struct PlayerView: View {
        /// Plays the track. Pass another one to share it.
        @ObservedObject var ⟦player⟧ = Player()
        /**
         May be overridden in previews.
         */
        @ObservedObject var ⟦other⟧ = Player()

        var body: some View {
            Text("Player")
        }
    }
    """,
    fixed: [
      "@ObservedObject var player": "@StateObject var player",
      "@ObservedObject var other": "@StateObject var other",
    ], because: "speaks to who gives it a value"),
  .flagged(
    "The comment on the view tells callers to pass an object",
    """
    import SwiftUI

    final class Theme: ObservableObject {}

    /// A field for searching.
    ///
    /// Its colors can be changed by passing in another `Theme`.
    struct SearchField: View {
        @ObservedObject var ⟦theme⟧: Theme = .init()

        var body: some View {
            Text("Search")
        }
    }
    """, fixed: ["@ObservedObject": "@StateObject"], because: "speaks to who gives it a value"),
  .flagged(
    "Its comment speaks to those who read the code, or is none on the property",
    """
    import SwiftUI

    final class Player: ObservableObject {}

    struct PlayerView: View {
        // The caller passes nothing.

        /// Plays the track.
        @ObservedObject var ⟦player⟧ = Player()

        var body: some View {
            Text("Player")
        }
    }
    """, fixed: ["@ObservedObject var": "@StateObject private var"], safe: true),
  .flagged(
    "A library offers the object",
    """
    import SwiftUI

    public final class Player: ObservableObject {
        public init() {}
    }

    public struct PlayerView: View {
        @ObservedObject public var ⟦player⟧ = Player()

        public init() {}

        public var body: some View {
            Text("Player")
        }
    }
    """, fixed: ["@ObservedObject": "@StateObject"], because: "'player' is public"),
]
