private let models = """
  import SwiftUI

  final class LegacyState: ObservableObject {
      @Published var name = ""
  }

  @Observable final class ObsState {
      var name = ""
  }

  @Observable final class AppState: ObservableObject {
      var name = ""
  }
  """

let environmentKindMismatchExamples: [Example] = [
  .flagged(
    "A class that fits both ways is read by the way that nobody injects it",
    files: [
      "Models.swift": models,
      "Card.swift": """
      import SwiftUI

      struct Card: View {
          @Environment(AppState.self) private var ⟦state⟧
          var body: some View { Text(state.name) }
      }
      """,
      "Home.swift": """
      import SwiftUI

      struct Home: View {
          @StateObject private var state = AppState()
          var body: some View { Card().environmentObject(state) }
      }
      """,
    ], fixed: ["Card().environmentObject(state)": "Card().environment(state)"], because: "Home.swift:5"),
  .flagged(
    "The same, and one view stands alone",
    files: [
      "Models.swift": models,
      "Card.swift": """
      import SwiftUI

      struct Card: View {
          @EnvironmentObject private var ⟦state⟧: AppState
          var body: some View { Text(state.name) }
      }
      """,
      "Home.swift": """
      import SwiftUI

      struct Badge: View {
          @Environment(AppState.self) private var state
          var body: some View { Text(state.name) }
      }

      struct Home: View {
          @State private var state = AppState()
          var body: some View {
              VStack {
                  Badge()
                  Card()
              }
              .environment(state)
          }
      }
      """,
    ],
    fixed: ["@EnvironmentObject private var state: AppState": "@Environment(AppState.self) private var state"],
    because: "other modules"),
  .flagged(
    "@EnvironmentObject takes no @Observable class",
    """
    \(models)

    struct Card: View {
        @EnvironmentObject var ⟦s⟧: ObsState
        var body: some View { Text(s.name) }
    }
    """, fixed: ["@EnvironmentObject var s: ObsState": "@Environment(ObsState.self) var s"], safe: true,
    severities: [.error]),
  .flagged(
    "@Environment takes no ObservableObject",
    """
    \(models)

    struct Card: View {
        @Environment(LegacyState.self) private var ⟦s⟧
        var body: some View { Text(s.name) }
    }
    """, fixed: ["@Environment(LegacyState.self) private var s": "@EnvironmentObject private var s: LegacyState"],
    safe: true, severities: [.error]),
  .flagged(
    "Bindings to its properties need more than another attribute",
    """
    \(models)

    struct Card: View {
        @EnvironmentObject private var ⟦s⟧: ObsState
        var body: some View { TextField("", text: $s.name) }
    }
    """,
    fixed: ["@EnvironmentObject private var s: ObsState": "@Environment(ObsState.self) private var s"],
    because: "'$s' is used at Example.swift:17"),
  .flagged(
    "An optional read of an ObservableObject has no other form",
    """
    \(models)

    struct Card: View {
        @Environment(LegacyState.self) private var ⟦s⟧: LegacyState?
        var body: some View { Text(s?.name ?? "") }
    }
    """),
  .flagged(
    "The modifiers do not take what does not fit",
    """
    \(models)

    struct Home: View {
        @State private var state = ObsState()
        @StateObject private var legacy = LegacyState()
        var body: some View {
            Text("").⟦environmentObject⟧(state)
            Text("").⟦environment⟧(legacy)
            Text("").padding().⟦environment⟧(LegacyState())
        }
    }
    """,
    fixed: [
      "environmentObject(state)": "environment(state)", "environment(legacy)": "environmentObject(legacy)",
      "environment(LegacyState())": "environmentObject(LegacyState())",
    ], safe: true, severities: [.error, .error, .error], also: ["environment-object-inline"]),
  .flagged(
    "Only one of them takes an optional value",
    """
    \(models)

    struct Home: View {
        let legacy: LegacyState?
        var body: some View { Text("").⟦environment⟧(legacy) }
    }
    """, fixed: ["environment(legacy)": "environmentObject(legacy)"], because: "optional"),
  .allowed(
    "Injected and read the same way, or under a key of its own",
    """
    \(models)

    struct Card: View {
        @Environment(AppState.self) private var state
        @Environment(\\.locale) private var locale
        @EnvironmentObject private var legacy: LegacyState
        var body: some View { Text(state.name) }
    }

    struct Home: View {
        @State private var state = AppState()
        @StateObject private var legacy = LegacyState()
        let locale: Locale
        var body: some View {
            Card().environment(state).environment(\\.locale, locale).environmentObject(legacy)
        }
    }
    """),
  .allowed(
    "An optional read never stops the app",
    """
    \(models)

    struct Card: View {
        @Environment(AppState.self) private var s: AppState?
        var body: some View { Text(s?.name ?? "") }
    }

    struct Home: View {
        @StateObject private var state = AppState()
        var body: some View { Card().environmentObject(state) }
    }
    """),
  .allowed(
    "A class of another module may be anything",
    """
    import Stores
    import SwiftUI

    struct Home: View {
        @EnvironmentObject private var other: OtherStore
        @Environment(OtherStore.self) private var same
        @StateObject private var store = Store()
        var body: some View { Text("").environmentObject(store).environment(other) }
    }
    """),
  .allowed(
    "What a macro or an unknown base class adds is not known",
    """
    import Stores
    import SwiftUI

    @Perceptible final class Store: ObservableObject {}
    final class Other: BaseStore, ObservableObject {}

    struct Home: View {
        @Environment(Store.self) private var store
        @Environment(Other.self) private var other
        var body: some View { Text("") }
    }
    """),
  .allowed(
    "An injection whose class is not known may be the right one",
    """
    \(models)

    struct Card: View {
        @Environment(AppState.self) private var state
        var body: some View { Text(state.name) }
    }

    struct Home: View {
        @StateObject private var state = AppState()
        var body: some View { Card().environmentObject(state) }
    }

    struct Injected<Content: View, State: AnyObject & Observable>: View {
        let content: Content
        let state: State
        var body: some View { content.environment(state) }
    }
    """),
  .allowed(
    "Another framework's environment",
    """
    final class LegacyState: ObservableObject {}

    struct Server {
        @Environment(LegacyState.self) var state
        func run(_ app: Application) { app.environment(LegacyState()) }
    }
    """),
]
