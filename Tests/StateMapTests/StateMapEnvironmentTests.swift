import Analysis
import StateMap
import Testing

@Suite struct StateMapEnvironmentTests {
  private static let views = """
    @Observable final class Store { static let shared = Store() }
    struct Card: View { @Environment(Store.self) var store; var body: some View { Text("") } }
    struct Screen: View { var body: some View { Card() } }
    """

  private func environment(_ home: String) -> [String] {
    stateMap(["Views.swift": Self.views, "Home.swift": home]).lines.filter { $0.hasPrefix("environment") }
  }

  @Test func injectionReachesNestedViews() {
    let home = "struct Home: View { @State var store = Store(); var body: some View { Screen().environment(store) } }"
    #expect(environment(home) == ["environment Home.store → Card.store: store"])
  }

  @Test func viewsInConditionsAreCreatedWhereNamed() {
    let lines = stateMap([
      "Main.swift": """
      @Observable final class Store {}
      struct Main: App {
        @State var store = Store()
        var body: some Scene { WindowGroup { Home().environment(store) } }
      }
      """,
      "Home.swift": """
      #if os(iOS)
      struct Home: View { @Environment(Store.self) var phone; var body: some View { Text("") } }
      #endif
      """,
      "HomeMac.swift": """
      #if os(macOS)
      struct Home: View { @Environment(Store.self) var mac; var body: some View { Text("") } }
      #endif
      """,
    ]).lines
    #expect(lines.contains("environment Main.store → Home.phone: store"))
    #expect(lines.contains("environment Main.store → Home.mac: store"))
  }

  @Test func ambiguousViewIsNotCreated() {
    let lines = stateMap([
      "Main.swift": "struct Main: View { var body: some View { Home() } }",
      "Home.swift": "struct Home: View { var body: some View { Text(\"\") } }",
      "Other.swift": "#if os(macOS)\nstruct Home: View { var body: some View { Text(\"\") } }\n#endif",
    ]).lines
    #expect(lines.isEmpty)
  }

  @Test func siblingsDoNotSeeInjection() {
    let home = """
      struct Home: View {
        @State var store = Store()
        var body: some View { VStack { Text("").environment(store); Screen() } }
      }
      """
    #expect(environment(home).isEmpty)
  }

  @Test func innerInjectionApplies() {
    let home = """
      struct Home: View {
        @State var outer = Store()
        @State var inner = Store()
        var body: some View { VStack { Screen().environment(inner) }.environment(outer) }
      }
      """
    #expect(environment(home) == ["environment Home.inner → Card.store: inner"])
  }

  @Test func environmentObjectAndObservableDoNotMatch() {
    let home = """
      struct Home: View { @State var store = Store(); var body: some View { Screen().environmentObject(store) } }
      """
    #expect(environment(home).isEmpty)
  }

  @Test func keysAreFollowedToo() {
    let lines = stateMap([
      "Home.swift": """
      extension EnvironmentValues { @Entry var theme = 0 }
      struct Card: View { @Environment(\\.theme) var theme }
      struct Home: View { @State var dark = 1; var body: some View { Card().environment(\\.theme, dark) } }
      """
    ]).lines
    #expect(lines == ["shows Home → Card", "environment Home.dark → Card.theme: dark"])
  }

  @Test func functionsOfViewInjectIntoTheirReceiver() {
    let home = """
      extension View {
        func withStore() -> some View { environment(Store.shared) }
      }
      struct Home: View { var body: some View { Screen().withStore() } }
      """
    #expect(environment(home) == ["environment View.withStore() → Card.store: Store.shared"])
  }

  @Test func argumentsComeFromCaller() {
    let home = """
      extension View { func with(store: Store) -> some View { padding().environment(store) } }
      struct Home: View { @State var mine = Store(); var body: some View { Screen().with(store: mine) } }
      """
    #expect(environment(home) == ["environment Home.mine → Card.store: store"])
  }

  @Test func viewModifiersInjectIntoTheirContent() {
    let home = """
      struct Stored: ViewModifier {
        @State var store = Store()
        func body(content: Content) -> some View { content.environment(store) }
      }
      struct Home: View { var body: some View { VStack { Screen().modifier(Stored()); Text("") } } }
      """
    #expect(environment(home) == ["environment Stored.store → Card.store: store"])
  }

  @Test func cyclesTerminate() {
    let home = """
      struct A: View { @Environment(Store.self) var store; var body: some View { B() } }
      struct B: View { var body: some View { A() } }
      extension View { func a() -> some View { b() }; func b() -> some View { a().environment(Store.shared) } }
      struct Home: View { var body: some View { A().environment(Store.shared).a() } }
      """
    #expect(environment(home) == ["environment Home → A.store: Store.shared"])
  }

  @Test func viewsCreatedByEnumAreShownAtUse() {
    let home = """
      enum Tab {
        case cards
        @ViewBuilder func content() -> some View { switch self { case .cards: Screen() } }
      }
      struct Home: View {
        @State var store = Store()
        @State var tab = Tab.cards
        var body: some View { TabView { tab.content() }.environment(store) }
      }
      """
    #expect(environment(home) == ["environment Home.store → Card.store: store"])
  }

  @Test func memberOfKnownTypeIsChosen() {
    let home = """
      enum Tab { case a; func content() -> some View { Screen() } }
      enum Page { case a; func content() -> some View { Text("") } }
      struct Other: View { let page: Page; var body: some View { VStack { page.content() }.environment(Store.shared) } }
      struct Home: View {
        let tab: Tab
        var body: some View { VStack { tab.content() }.environment(Store.shared) }
      }
      """
    #expect(environment(home) == ["environment Home → Card.store: Store.shared"])
  }

  @Test func memberOfUncertainTypeIsNotFollowed() {
    let home = """
      enum Tab { case a; func content() -> some View { Screen() } }
      struct Page { func content() -> some View { Text("") } }
      struct Home: View {
        var body: some View { ForEach(pages) { page in page.content() }.environment(Store.shared) }
      }
      """
    #expect(environment(home).isEmpty)
  }

  @Test func staticAndGlobalFunctionsAndPropertiesMakeViewsToo() {
    let uses = ["Router.screen(for: route)", "makeScreen(route)", "route.screen"]
    for use in uses {
      let home = """
        enum Router { static func screen(for route: Route) -> some View { Screen() } }
        func makeScreen(_ route: Route) -> some View { Screen() }
        struct Route { var screen: some View { Screen() } }
        struct Home: View {
          @State var route = Route()
          var body: some View { NavigationStack { \(use) }.environment(Store.shared) }
        }
        """
      #expect(environment(home) == ["environment Home → Card.store: Store.shared"], "\(use)")
    }
  }

  @Test func contentOfContainerSeesItsInjection() {
    let home = """
      struct Stored<Content: View>: View {
        @State var store = Store()
        @ViewBuilder let content: () -> Content
        var body: some View { NavigationStack { content() }.environment(store) }
      }
      struct Beside<Content: View>: View {
        let content: Content
        var body: some View { VStack { content; Text("").environment(Store.shared) } }
      }
      struct Home: View { var body: some View { Stored { Screen() } } }
      struct Other: View { var body: some View { Beside(content: Card()) } }
      """
    #expect(environment(home) == ["environment Stored.store → Card.store: store"])
  }

  @Test func injectionReachesViewsOfMembers() {
    let home = """
      struct Home: View {
        @State var store = Store()
        var body: some View { VStack { content }.environment(store) }
        private var content: some View { VStack { card() } }
      }
      extension Home { func card() -> some View { Card() } }
      """
    #expect(environment(home) == ["environment Home.store → Card.store: store"])
  }

  @Test func memberUsedOnlyElsewhereDoesNotSeeInjection() {
    let home = """
      struct Home: View {
        @State var store = Store()
        var body: some View { VStack { Text("").environment(store); content } }
        var content: some View { Card() }
      }
      """
    #expect(environment(home).isEmpty)
  }

  @Test func innerInjectionAppliesToMembers() {
    for inner in ["VStack { content.environment(inner) }.environment(outer)", "content.environment(outer)"] {
      let home = """
        struct Home: View {
          @State var outer = Store()
          @State var inner = Store()
          var body: some View { \(inner) }
          var content: some View { Card()\(inner.contains("inner") ? "" : ".environment(inner)") }
        }
        """
      #expect(environment(home) == ["environment Home.inner → Card.store: inner"], "\(inner)")
    }
  }

  @Test func genericArgumentsDistinguishObjects() {
    let map = stateMap([
      "Home.swift": """
      final class Page<Item>: ObservableObject {}
      typealias Letters = Page<String>
      typealias Numbers = Page<Int>
      struct Home: View {
        @StateObject var letters = Letters()
        @StateObject var other: Page<String> = Page()
        var body: some View { VStack { Card().environmentObject(letters); Row().environmentObject(other) } }
      }
      struct Card: View { @EnvironmentObject var letters: Letters; @EnvironmentObject var numbers: Numbers }
      struct Row: View { @EnvironmentObject var letters: Letters; @EnvironmentObject var numbers: Numbers }
      """
    ])
    #expect(
      map.lines.filter { $0.hasPrefix("environment") } == [
        "environment Home.letters → Card.letters: letters", "environment Home.other → Row.letters: other",
      ])
    #expect(map.member("numbers", of: "Card")?.gap == "no injection found")
  }

  @Test func injectionOfUnknownTypeIsListedWhereItMayApply() {
    let map = stateMap([
      "Home.swift": """
      final class Store: ObservableObject {}
      struct Home: View {
        let made: () -> Store
        var body: some View { let store = made(); return Card().environmentObject(store) }
      }
      struct Card: View { @EnvironmentObject var store: Store }
      struct Beside: View { @EnvironmentObject var store: Store }
      """
    ])
    #expect(
      map.member("store", of: "Card")?.gap
        == "may be store, which is injected at Home.swift:5 and whose type is not known")
    #expect(map.member("store", of: "Beside")?.gap == "no examined file creates this view")
  }

  @Test func injectionThatDoesNotLeadToReaderIsNamed() {
    let map = stateMap([
      "Home.swift": """
      final class Store: ObservableObject {}
      final class Theme: ObservableObject {}
      struct Home: View {
        @StateObject var store = Store()
        let card = Card()
        var body: some View { VStack { card.environmentObject(store); Beside() } }
      }
      struct Card: View { @EnvironmentObject var store: Store }
      struct Beside: View { @EnvironmentObject var store: Store; @EnvironmentObject var theme: Theme }
      struct Unused: View { @EnvironmentObject var store: Store }
      struct Shown: View { @EnvironmentObject var store: Store }
      #Preview { Shown() }
      """
    ])
    let elsewhere = "injected at Home.swift:7, which is not known to lead here"
    #expect(map.member("store", of: "Beside")?.gap == elsewhere)
    #expect(map.member("theme", of: "Beside")?.gap == "no injection found")
    #expect(map.member("store", of: "Unused")?.gap == "no examined file creates this view")
    #expect(map.member("store", of: "Shown")?.gap == "received only in previews")
  }

  @Test func classesOfOtherModulesMatchByName() {
    let map = stateMap([
      "Home.swift": """
      struct Home: View {
        @StateObject var messages: Messages
        var body: some View { VStack { Card(); Row<Other>() }.environmentObject(messages) }
      }
      struct Card: View { @EnvironmentObject var messages: Messages; @EnvironmentObject var others: Others }
      struct Row<Messages: ObservableObject>: View { @EnvironmentObject var messages: Messages }
      """
    ])
    #expect(map.lines.filter { $0.hasPrefix("environment") } == ["environment Home.messages → Card.messages: messages"])
    #expect(map.member("others", of: "Card")?.gap?.hasPrefix("may be messages") == true)
  }

  @Test func constantsAreFollowedToTheirViews() {
    let host = """
      final class Host: NSObject {
        let store = Store()
        func show() {
          let home = Screen()
          let other = Text("")
          window.contentView = NSHostingView(rootView: HOME.padding().environment(store))
        }
      }
      """
    #expect(
      environment(host.replacing("HOME", with: "home")) == ["environment Host.store → Card.store: store"])
    #expect(environment(host.replacing("HOME", with: "other")).isEmpty)
  }

  @Test func contentIsFollowedThroughFunctionsAndContainers() {
    let stored = """
      struct Stored<Content: View>: View {
        @State var store = Store()
        @ViewBuilder let content: () -> Content
        var body: some View { NavigationStack { content() }.environment(store) }
      }
      struct Outer<Content: View>: View {
        let content: Content
        var body: some View { Stored { content } }
      }
      struct Kept: ViewModifier { func body(content: Content) -> some View { Outer(content: content) } }
      extension View {
        func stored() -> some View { Stored { self } }
        func kept() -> some View { modifier(Kept()) }
        func beside() -> some View { VStack { self; Stored { Text("") } } }
      }

      """
    for home in ["Screen().stored()", "Outer(content: Screen())", "Screen().modifier(Kept())", "Screen().kept()"] {
      #expect(
        environment(stored + "struct Home: View { var body: some View { \(home) } }")
          == ["environment Stored.store → Card.store: store"], "\(home)")
    }
    #expect(environment(stored + "struct Home: View { var body: some View { Screen().beside() } }").isEmpty)
  }
}
