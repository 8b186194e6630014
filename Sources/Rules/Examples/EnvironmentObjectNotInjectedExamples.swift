private let models = """
  import SwiftUI

  final class Settings: ObservableObject {
      @Published var name = ""
  }

  struct ChildView: View {
      @EnvironmentObject private var s: Settings
      var body: some View { Text(s.name) }
  }

  struct Root: View {
      @StateObject private var settings = Settings()
      var body: some View { ChildView().environmentObject(settings) }
  }
  """

let environmentObjectNotInjectedExamples: [Example] = [
  .flagged(
    "A preview shows the view alone",
    """
    \(models)

    #Preview { ⟦ChildView⟧() }
    """, fixed: ["#Preview { ChildView()": "#Preview { ChildView().environmentObject(Settings())"],
    because: "without content"),
  .flagged(
    "A preview shows it in containers of SwiftUI, with modifiers that have nothing to do with it",
    """
    \(models)

    #Preview("In a stack", traits: .sizeThatFitsLayout) {
        NavigationStack { ⟦ChildView⟧() }
            .padding()
            .environment(\\.locale, Locale(identifier: "de"))
    }
    """,
    fixed: ["NavigationStack { ChildView()": "NavigationStack { ChildView().environmentObject(Settings())"]),
  .flagged(
    "A preview provider, and a class that needs more to be made",
    files: [
      "Card.swift": """
      import SwiftUI

      @Observable final class Store {
          init(name: String) {}
      }

      struct Card: View {
          @Environment(Store.self) private var store
          var body: some View { Text("") }
      }

      struct Home: View {
          @State private var store = Store(name: "")
          var body: some View { Card().environment(store) }
      }
      """,
      "Previews.swift": """
      import SwiftUI

      struct Card_Previews: PreviewProvider {
          static var previews: some View {
              ⟦Card⟧()
              Card().environment(Store(name: ""))
          }
      }
      """,
    ]),
  .flagged(
    "Nothing in the project injects it",
    """
    import SwiftUI

    final class Settings: ObservableObject {}
    final class Other: ObservableObject {}

    struct ChildView: View {
        @EnvironmentObject private var ⟦s⟧: Settings
        var body: some View { Text("") }
    }

    struct Root: View {
        @StateObject private var other = Other()
        var body: some View { ChildView().environmentObject(other) }
    }
    """),
  .allowed(
    "The preview injects it, on the way or in what it shows",
    """
    \(models)

    #Preview { ChildView().environmentObject(Settings()) }

    #Preview {
        let settings = Settings()
        return NavigationStack { ChildView() }.environmentObject(settings)
    }

    #Preview { Root() }
    """),
  .allowed(
    "The preview may inject it unseen",
    """
    \(models)

    struct SampleData: PreviewModifier {
        func body(content: Content, context: Settings) -> some View { content.environmentObject(context) }
    }

    struct Themed<Content: View>: View {
        @StateObject private var settings = Settings()
        let content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View { content.environmentObject(settings) }
    }

    extension View {
        func sample() -> some View { environmentObject(Settings()) }
    }

    #Preview(traits: .modifier(SampleData())) { ChildView() }

    #Preview { ChildView().sample() }

    #Preview { Themed { ChildView() } }

    #Preview {
        let child = ChildView()
        return child.environmentObject(Settings())
    }
    """),
  .allowed(
    "Who uses the library injects what it publishes",
    """
    import SwiftUI

    public final class LibSettings: ObservableObject {}

    struct L: View {
        @EnvironmentObject private var s: LibSettings
        var body: some View { Text("") }
    }
    """),
  .allowed(
    "An optional read does without",
    """
    import SwiftUI

    @Observable final class Settings {}

    struct ChildView: View {
        @Environment(Settings.self) private var s: Settings?
        var body: some View { Text("") }
    }

    #Preview { ChildView() }
    """),
  .allowed(
    "Roots, views in hosting controllers and views of other modules get it somewhere",
    files: [
      "Root.swift": """
      import SwiftUI

      final class Settings: ObservableObject {}

      struct Root: View {
          @EnvironmentObject private var s: Settings
          @EnvironmentObject private var other: OtherSettings
          var body: some View { Text("") }
      }
      """,
      "App.swift": """
      import OtherModule
      import SwiftUI
      import UIKit

      final class Delegate: NSObject, UIApplicationDelegate {
          let settings = Settings()
          func show() -> UIViewController { UIHostingController(rootView: Root().environmentObject(settings)) }
      }
      """,
    ]),
  .allowed(
    "An injection of something unknown may be it",
    """
    import SwiftUI

    final class Settings: ObservableObject {}

    struct Root: View {
        @EnvironmentObject private var s: Settings
        var body: some View { Text("") }
    }

    extension View {
        func injecting<T: ObservableObject>(_ object: T) -> some View { environmentObject(object) }
    }
    """),
]
