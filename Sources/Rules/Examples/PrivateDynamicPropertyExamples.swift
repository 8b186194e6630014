let privateDynamicPropertyExamples: [Example] = [
  .flagged(
    "What the environment gives",
    #"""
    import SwiftUI

    struct Sheet: View {
        @Environment(\.dismiss) var ⟦dismiss⟧

        var body: some View {
            Button("Close") { dismiss() }
        }
    }
    """#, fixed: [") var dismiss": ") private var dismiss"], safe: true),
  .flagged(
    "An object from the environment",
    """
    import SwiftUI

    final class Session: ObservableObject {}

    struct Sheet: View {
        @EnvironmentObject var ⟦session⟧: Session

        var body: some View {
            Text("Sheet")
        }
    }
    """, fixed: ["@EnvironmentObject var": "@EnvironmentObject private var"], safe: true),
  .flagged(
    "A stored setting with a default would be a parameter",
    """
    import SwiftUI

    struct Settings: View {
        @AppStorage("theme") var ⟦theme⟧ = "light"

        var body: some View {
            Text(theme)
        }
    }
    """, fixed: [") var": ") private var"], safe: true),
  .flagged(
    "Where the focus is",
    """
    import SwiftUI

    struct Search: View {
        @FocusState var ⟦isFocused⟧: Bool

        var body: some View {
            TextField("Search", text: .constant("")).focused($isFocused)
        }
    }
    """, fixed: ["@FocusState var": "@FocusState private var"], safe: true),
  .flagged(
    "A name space and a scaled number",
    """
    import SwiftUI

    struct Card: View {
        @Namespace var ⟦cards⟧
        @ScaledMetric var ⟦height⟧ = 40.0

        var body: some View {
            Text("Card").frame(height: height)
        }
    }
    """,
    fixed: [
      "@Namespace var":
        "@Namespace private var",
      "@ScaledMetric var":
        "@ScaledMetric private var",
    ], safe: true),
  .flagged(
    "An initialiser sets it up; the storage stays out of reach all the same",
    """
    import SwiftUI

    struct Sorted: View {
        @AppStorage var ⟦order⟧: Int

        init(key: String) {
            _order = AppStorage(wrappedValue: 0, key)
        }

        var body: some View {
            Text("Sorted")
        }
    }
    """, fixed: ["@AppStorage var": "@AppStorage private var"], safe: true, severities: [.hint]),
  .allowed(
    "A style that an extension in another file completes",
    files: [
      "Raised.swift": #"""
      import SwiftUI

      struct Raised: ButtonStyle {
          @Environment(\.isEnabled) var isEnabled

          func makeBody(configuration: Configuration) -> some View {
              configuration.label.opacity(opacity)
          }
      }
      """#,
      "Raised+Opacity.swift": """
      import SwiftUI

      extension Raised {
          var opacity: Double { isEnabled ? 1 : 0.5 }
      }
      """,
    ]),
  .allowed(
    "Private already",
    #"""
    import SwiftUI

    struct Sheet: View {
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            Button("Close") { dismiss() }
        }
    }
    """#),
  .allowed(
    "A model shows its settings on purpose",
    """
    import SwiftUI

    final class Settings: ObservableObject {
        @AppStorage("theme") var theme = "light"
    }
    """),
  .allowed(
    "An observable model too",
    """
    import SwiftUI

    @Observable
    final class Settings {
        @ObservationIgnored @AppStorage("theme") var theme = "light"
    }
    """),
  .allowed(
    "Inputs come from outside",
    """
    import SwiftUI

    struct Row: View {
        @Binding var isOn: Bool
        let title: String

        var body: some View {
            Toggle(title, isOn: $isOn)
        }
    }
    """),
]
