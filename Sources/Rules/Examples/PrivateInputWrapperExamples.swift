let privateInputWrapperExamples: [Example] = [
  .flagged(
    "A private binding that nobody passes yet",
    """
    import SwiftUI

    struct Row: View {
        @Binding private var ⟦isOn⟧: Bool

        var body: some View {
            Toggle("Row", isOn: $isOn)
        }
    }
    """, fixed: ["@Binding private var": "@Binding var"], safe: true),
  .flagged(
    "A private binding, and a caller in another file",
    files: [
      "Row.swift": """
      import SwiftUI

      struct Row: View {
          @Binding private var ⟦isOn⟧: Bool

          var body: some View {
              Toggle("Row", isOn: $isOn)
          }
      }
      """,
      "Home.swift": """
      import SwiftUI

      struct Home: View {
          @State private var isOn = false

          var body: some View {
              Row(isOn: $isOn)
          }
      }
      """,
    ], fixed: ["@Binding private var": "@Binding var"], safe: true, severities: [.error]),
  .flagged(
    "A private observed object",
    """
    import SwiftUI

    final class Model: ObservableObject {}

    struct Row: View {
        let title: String
        @ObservedObject private var ⟦model⟧: Model

        var body: some View {
            Text(title)
        }
    }
    """, fixed: ["@ObservedObject private var": "@ObservedObject var"], safe: true),
  .flagged(
    "A private object without a value: it should be built inside",
    """
    import SwiftUI

    final class Model: ObservableObject {}

    struct Row: View {
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

    struct Row: View {
        @State private var ⟦number⟧: Optional<Int>
        let title: String

        var body: some View {
            Text(title)
        }
    }
    """),
  .allowed(
    "An optional with a question mark begins as nil",
    """
    import SwiftUI

    struct Row: View {
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

    struct Row: View {
        @Binding private var isOn: Bool

        init(isOn: Binding<Bool>) {
            _isOn = isOn
        }

        var body: some View {
            Toggle("Row", isOn: $isOn)
        }
    }
    """),
  .allowed(
    "The attribute gives the value",
    """
    import SwiftUI

    struct Row: View {
        @State(wrappedValue: 3) private var number: Int
        let title: String

        var body: some View {
            Text(title)
        }
    }
    """),
  .allowed(
    "The whole view is private, its input is not",
    """
    import SwiftUI

    private struct Row: View {
        @Binding var isOn: Bool

        var body: some View {
            Toggle("Row", isOn: $isOn)
        }
    }
    """),
  .allowed(
    "The environment is never a parameter",
    #"""
    import SwiftUI

    final class Model: ObservableObject {}

    struct Row: View {
        @EnvironmentObject private var model: Model
        @Environment(\.isEnabled) private var isEnabled
        @FocusState private var isFocused: Bool
        let title: String

        var body: some View {
            Text(title)
        }
    }
    """#),
  .allowed(
    "Only the type itself makes one",
    """
    import SwiftUI

    struct Row: View {
        @Binding private var isOn: Bool

        static func off() -> Row {
            Row(isOn: .constant(false))
        }

        var body: some View {
            Toggle("Row", isOn: $isOn)
        }
    }
    """),
]
