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
    """,
    fixed: [
      "    var body":
        """
          init(title: String, model: @autoclosure @escaping () -> Model) {
              self.title = title
              _model = StateObject(wrappedValue: model())
          }

          var body
      """
    ], because: "kept up to date"),
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
    """,
    fixed: [
      "    var body":
        """
          init(number initialNumber: Optional<Int>, title: String) {
              _number = State(initialValue: initialNumber)
              self.title = title
          }

          var body
      """
    ], because: "kept up to date"),
  .flagged(
    "Whatever a view is made of can be a parameter",
    """
    import SwiftUI

    final class Model: ObservableObject {}

    struct Detail<Content: View>: View {
        @State private var ⟦number⟧: Int
        @State private var isOpen = false
        @Environment(\\.dismiss) private var dismiss
        @Binding var isOn: Bool
        @ObservedObject var model: Model
        let step = 1
        var size = 12
        var note: String?
        let onTap: () -> Void
        @ViewBuilder let content: () -> Content

        // What is shown
        var body: some View {
            content()
        }
    }
    """,
    fixed: [
      "    // What is shown":
        """
          init(
              number initialNumber: Int,
              isOn: Binding<Bool>,
              model: Model,
              size: Int = 12,
              note: String? = nil,
              onTap: @escaping () -> Void,
              @ViewBuilder content: @escaping () -> Content
          ) {
              _number = State(initialValue: initialNumber)
              _isOn = isOn
              self.model = model
              self.size = size
              self.note = note
              self.onTap = onTap
              self.content = content
          }

          // What is shown
      """
    ], because: "kept up to date", also: ["binding-never-written"]),
  .flagged(
    "The type of a property is not known: no fix",
    """
    import SwiftUI

    struct Detail: View {
        @State private var ⟦number⟧: Int
        var title = makeTitle()

        var body: some View {
            Text(title)
        }
    }

    func makeTitle() -> String { "" }
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
