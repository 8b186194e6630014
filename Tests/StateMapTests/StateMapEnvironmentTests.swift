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

  @Test func itReachesWhatTheShownShow() {
    let home = "struct Home: View { @State var store = Store(); var body: some View { Screen().environment(store) } }"
    #expect(environment(home) == ["environment Home.store → Card.store: store"])
  }

  @Test func whatStandsBesideItDoesNotSeeIt() {
    let home = """
      struct Home: View {
        @State var store = Store()
        var body: some View { VStack { Text("").environment(store); Screen() } }
      }
      """
    #expect(environment(home).isEmpty)
  }

  @Test func theInnerInjectionCounts() {
    let home = """
      struct Home: View {
        @State var outer = Store()
        @State var inner = Store()
        var body: some View { VStack { Screen().environment(inner) }.environment(outer) }
      }
      """
    #expect(environment(home) == ["environment Home.inner → Card.store: inner"])
  }

  @Test func anotherFamilyIsAnotherWay() {
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

  @Test func functionsOfViewInjectIntoWhatTheyAreCalledOn() {
    let home = """
      extension View {
        func withStore() -> some View { environment(Store.shared) }
      }
      struct Home: View { var body: some View { Screen().withStore() } }
      """
    #expect(environment(home) == ["environment View.withStore() → Card.store: Store.shared"])
  }

  @Test func whatAFunctionIsPassedComesFromItsCaller() {
    let home = """
      extension View { func with(store: Store) -> some View { padding().environment(store) } }
      struct Home: View { @State var mine = Store(); var body: some View { Screen().with(store: mine) } }
      """
    #expect(environment(home) == ["environment Home.mine → Card.store: store"])
  }

  @Test func viewModifiersInjectIntoWhatTheyModify() {
    let home = """
      struct Stored: ViewModifier {
        @State var store = Store()
        func body(content: Content) -> some View { content.environment(store) }
      }
      struct Home: View { var body: some View { VStack { Screen().modifier(Stored()); Text("") } } }
      """
    #expect(environment(home) == ["environment Stored.store → Card.store: store"])
  }

  @Test func circlesEnd() {
    let home = """
      struct A: View { @Environment(Store.self) var store; var body: some View { B() } }
      struct B: View { var body: some View { A() } }
      extension View { func a() -> some View { b() }; func b() -> some View { a().environment(Store.shared) } }
      struct Home: View { var body: some View { A().environment(Store.shared).a() } }
      """
    #expect(environment(home) == ["environment Home → A.store: Store.shared"])
  }
}
