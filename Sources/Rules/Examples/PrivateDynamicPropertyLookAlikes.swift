let privateDynamicPropertyLookAlikes: [Example] = [
  .allowed(
    "Already private",
    #"""
    import SwiftUI

    struct Closer: View {
        @Environment(\.dismiss) private var dismiss
        @FocusState fileprivate var isFocused: Bool

        var body: some View {
            Button("Close") { dismiss() }
        }
    }
    """#),
  .allowed(
    "A model shows its storage on purpose",
    """
    import SwiftUI

    final class Settings: ObservableObject {
        @AppStorage("theme") var theme = "light"
    }
    """),
  .allowed(
    "The caller gives storage another default",
    """
    import SwiftUI

    struct Themed: View {
        @AppStorage("theme") var theme = "light"

        var body: some View {
            Text(theme)
        }
    }

    struct Home: View {
        var body: some View {
            Themed(theme: "dark")
        }
    }
    """),
  .allowed(
    "Inputs are meant to come from outside",
    """
    import SwiftUI

    struct Row: View {
        @Binding var isOn: Bool

        var body: some View {
            Toggle("Row", isOn: $isOn)
        }
    }
    """),
  .allowed(
    "A protocol asks for the property",
    #"""
    import SwiftUI

    protocol Enabling {
        var isEnabled: Bool { get }
    }

    struct Row: View, Enabling {
        @Environment(\.isEnabled) var isEnabled

        var body: some View {
            Text("Row")
        }
    }
    """#),
]
