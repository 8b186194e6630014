let privateDynamicPropertyFindings: [Example] = [
  .flagged(
    "What the environment gives",
    #"""
    import SwiftUI

    struct Closer: View {
        @Environment(\.dismiss) var ⟦dismiss⟧

        var body: some View {
            Button("Close") { dismiss() }
        }
    }
    """#, fixed: ["dismiss) var": "dismiss) private var"], safe: true),
  .flagged(
    "Storage with a default value, which becomes a parameter",
    """
    import SwiftUI

    struct Themed: View {
        @AppStorage("theme") var ⟦theme⟧ = "light"

        var body: some View {
            Text(theme)
        }
    }
    """, fixed: [") var": ") private var"], safe: true),
  .flagged(
    "Focus",
    """
    import SwiftUI

    struct Search: View {
        @FocusState var ⟦isFocused⟧: Bool

        var body: some View {
            Text(isFocused ? "Searching" : "Search")
        }
    }
    """, fixed: ["@FocusState var": "@FocusState private var"], safe: true),
  .flagged(
    "An object from the environment",
    """
    import SwiftUI

    final class Session: ObservableObject {
        @Published var user = ""
    }

    struct Profile: View {
        @EnvironmentObject var ⟦session⟧: Session

        var body: some View {
            Text(session.user)
        }
    }
    """, fixed: ["@EnvironmentObject var": "@EnvironmentObject private var"], safe: true),
  .flagged(
    "Configured by the initialiser",
    """
    import SwiftUI

    struct Sorted: View {
        @AppStorage var ⟦order⟧: Int

        init(key: String) {
            _order = AppStorage(wrappedValue: 0, key)
        }

        var body: some View {
            Text(order == 0 ? "Up" : "Down")
        }
    }
    """, fixed: ["@AppStorage var": "@AppStorage private var"], safe: true),
  .flagged(
    "Read by an extension in another file, so private would not compile: no fix",
    files: [
      "Pressed.swift": #"""
      import SwiftUI

      struct Pressed: ButtonStyle {
          @Environment(\.isEnabled) var ⟦isEnabled⟧

          func makeBody(configuration: Configuration) -> some View {
              configuration.label
          }
      }
      """#,
      "Pressed+Colour.swift": """
      import SwiftUI

      extension Pressed {
          var title: String { isEnabled ? "On" : "Off" }
      }
      """,
    ]),
  .flagged(
    "Read by another type in the same file, so it can be private to the file",
    """
    import SwiftUI

    struct Pressed: View {
        @Environment(\\.isEnabled) var ⟦isEnabled⟧

        var body: some View {
            Text("Pressed")
        }
    }

    @MainActor func title(of pressed: Pressed) -> String {
        pressed.isEnabled ? "On" : "Off"
    }
    """, fixed: ["isEnabled) var": "isEnabled) fileprivate var"], because: "used at Example.swift:12"),
]
