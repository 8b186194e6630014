let privateInputWrapperExamples: [Example] = [
  .flagged(
    "A binding that nobody can give",
    """
    import SwiftUI

    struct Switch: View {
        @Binding private var ⟦isOn⟧: Bool

        var body: some View {
            Toggle("Switch", isOn: $isOn)
        }
    }
    """, fixed: ["private var": "var"], safe: true),
  .flagged(
    "A call in another file does not compile on the platform that has it",
    files: [
      "Switch.swift": """
      import SwiftUI

      struct Switch: View {
          @Binding private var ⟦isOn⟧: Bool

          var body: some View {
              Toggle("Switch", isOn: $isOn)
          }
      }
      """,
      "Home.swift": """
      import SwiftUI

      struct Home: View {
          @State private var isOn = false

          var body: some View {
              #if os(watchOS)
              Switch(isOn: $isOn)
              #else
              Text(isOn ? "On" : "Off")
              #endif
          }
      }
      """,
    ], fixed: ["@Binding private var": "@Binding var"], safe: true, severities: [.error]),
  .flagged(
    "A state object without a value",
    """
    import SwiftUI

    final class Model: ObservableObject {}

    struct Detail: View {
        let title: String
        @StateObject private var ⟦model⟧: Model

        var body: some View {
            Text(title)
        }
    }
    """),
  .flagged(
    "An optional written out in full has no initial value",
    """
    import SwiftUI

    struct Detail: View {
        @State private var ⟦number⟧: Optional<Int>
        let title: String

        var body: some View {
            Text(title)
        }
    }
    """),
  .allowed(
    "An optional with a question mark starts as nil",
    """
    import SwiftUI

    struct Detail: View {
        @State private var number: Int?
        let title: String

        var body: some View {
            Text(title)
        }
    }
    """),
  .allowed(
    "The view writes its own initialiser",
    """
    import SwiftUI

    struct Switch: View {
        @Binding private var isOn: Bool

        init(isOn: Binding<Bool>) {
            _isOn = isOn
        }

        var body: some View {
            Toggle("Switch", isOn: $isOn)
        }
    }
    """),
  .allowed(
    "The attribute gives the value",
    """
    import SwiftUI

    struct Dial: View {
        @State(wrappedValue: 3) private var level: Int

        var body: some View {
            Text("Dial")
        }
    }
    """),
  .allowed(
    "Visible, in a private view",
    """
    import SwiftUI

    private struct Switch: View {
        @Binding var isOn: Bool

        var body: some View {
            Toggle("Switch", isOn: $isOn)
        }
    }
    """),
  .allowed(
    "An object from the environment is never a parameter",
    """
    import SwiftUI

    final class Model: ObservableObject {}

    struct Detail: View {
        @EnvironmentObject private var model: Model

        var body: some View {
            Text("Detail")
        }
    }
    """),
]
