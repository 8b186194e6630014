/// What `state-unused` reports and leaves alone.
let stateUnusedExamples: [Example] = [
  .flagged(
    "State that is left over",
    """
    import SwiftUI

    struct Home: View {
        /// Whether the sheet is shown.
        @State private var ⟦isShown⟧ = false
        @State private var count = 0

        var body: some View { Button("\\(count)") { count += 1 } }
    }
    """,
    fixed: ["    /// Whether the sheet is shown.\n    @State private var isShown = false\n": ""],
    because: "still to be written"),
  .flagged(
    "An environment value that draws the view again for nothing",
    """
    import SwiftUI

    struct Home: View {
        @Environment(\\.colorScheme) private var ⟦scheme⟧

        var body: some View { Text("Home") }
    }
    """, fixed: ["    @Environment(\\.colorScheme) private var scheme\n": ""], because: "still to be written"),
  .flagged(
    "Focus that nothing has",
    """
    import SwiftUI

    struct Home: View {
        // MARK: Focus
        @FocusState private var ⟦isFocused⟧: Bool

        var body: some View { Text("Home") }
    }
    """, fixed: ["    @FocusState private var isFocused: Bool\n": ""], because: "still to be written"),
  .flagged(
    "An object that may be kept alive on purpose",
    """
    import Sounds
    import SwiftUI

    struct Home: View {
        @State private var ⟦player⟧ = Player()
        var body: some View { Text("Home") }
    }
    """, fixed: ["    @State private var player = Player()\n": ""], because: "keep something alive"),
  .allowed(
    "Used as a binding, by its storage, in a branch for another system, by a macro",
    """
    import SwiftUI

    struct Home: View {
        @State private var title = ""
        @State private var count: Int
        @State private var isWide = false
        @State private var limit = 0

        init() { _count = State(initialValue: 0) }

        var body: some View {
            TextField("Title", text: $title)
            #if os(watchOS)
            Text(isWide ? "Wide" : "Narrow")
            #endif
            Text(#title(limit))
        }
    }
    """),
  .allowed(
    "Used by an extension in another file",
    files: [
      "Home.swift": """
      import SwiftUI

      struct Home: View {
          @FocusState fileprivate(set) var isFocused: Bool
          @Environment(\\.colorScheme) var scheme
          var body: some View { Text("Home") }
      }
      """,
      "Home+Title.swift": """
      extension Home {
          var title: String { isFocused && scheme == .dark ? "Dark" : "Light" }
      }
      """,
    ]),
  .allowed(
    "A protocol asks for it, or may",
    """
    import Screens
    import SwiftUI

    protocol Closing {
        var dismiss: DismissAction { get }
    }

    struct Home: View, Closing {
        @Environment(\\.dismiss) var dismiss
        var body: some View { Text("Home") }
    }

    struct Other: View, Screen {
        @State private var count = 0
        var body: some View { Text("Other") }
    }
    """),
  .allowed(
    "Another type reads it from a value of the view",
    """
    import SwiftUI

    struct Home: View {
        @State fileprivate var count = 0
        var body: some View { Text("Home") }
    }

    struct Reader {
        let home: Home
        var count: Int { home.count }
    }
    """),
]
