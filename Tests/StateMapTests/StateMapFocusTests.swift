import Analysis
import StateMap
import Testing

@Suite struct StateMapFocusTests {
  /// A map in which App → Home → Card → Row and App → Other all pass one store. `Side` is not connected to the store.
  private var map: StateMap {
    stateMap([
      "A.swift": """
      final class Store: ObservableObject {}
      struct Main: App {
        @StateObject var store = Store()
        var body: some Scene { WindowGroup { Home(store: store); Other(store: store) } }
      }
      """,
      "B.swift": """
      struct Home: View { let store: Store; var body: some View { Outer.Card(store: store) } }
      struct Other: View { let store: Store }
      """,
      "C.swift": """
      enum Outer { struct Card: View { let store: Store; var body: some View { Row(store: store) } } }
      struct Row: View { let store: Store }
      struct Side: View { @State var n = 0 }
      """,
    ])
  }

  private func names(_ focus: StateMap.Focus?, depth: Int) -> [String]? {
    focus.map { map.focused(on: $0, depth: depth).holders.map(\.name) }
  }

  @Test func aFocusShowsWhereStateComesFromAndGoes() {
    #expect(names(map.focus(named: "Outer.Card"), depth: 1) == ["Home", "Outer.Card", "Row"])
    #expect(names(map.focus(named: "Card"), depth: 5) == ["Main", "Home", "Outer.Card", "Row"])
    #expect(names(map.focus(named: "Side"), depth: 2) == ["Side"])
  }

  @Test func modelListsAllItsHolders() {
    #expect(names(map.focus(named: "Store"), depth: 1) == ["Main", "Home", "Other", "Outer.Card", "Row"])
  }

  @Test func otherModelsOfItsHoldersAreLeftOut() {
    let map = stateMap([
      "A.swift": """
      @Observable final class Store {}
      @Observable final class Theme {}
      struct Home: View { @State var store = Store(); @State var theme = Theme() }
      """
    ])
    let part = map.focus(named: "Theme").map { map.focused(on: $0, depth: 1) }
    #expect(part?.models.map(\.name) == ["Theme"])
    #expect(part?.holders.first?.members.map(\.name) == ["store", "theme"])
  }

  @Test func onlyLinksOfThePartStay() {
    let part = map.focus(named: "Home").map { map.focused(on: $0, depth: 1) }
    #expect(
      part?.lines == [
        "argument Main.store → Home.store: store [\"WindowGroup\"]", "argument Home.store → Outer.Card.store: store",
      ])
  }

  @Test func stateFromOutsidePartIsListed() {
    let part = map.focus(named: "Row").map { map.focused(on: $0, depth: 1) }
    #expect(part?.holders.map(\.name) == ["Outer.Card", "Row"])
    #expect(part?.member("store", of: "Outer.Card")?.outerSources == ["Home.store"])
    #expect(part?.member("store", of: "Row")?.outerSources == [])
  }

  @Test func stateFromAboveFocusIsShown() {
    let map = stateMap([
      "A.swift": """
      @Observable final class Store {}
      struct Main: App { @State var store = Store(); var body: some Scene { WindowGroup { Home().environment(store) } } }
      struct Home: View { var body: some View { Card() } }
      struct Card: View { @Environment(Store.self) var store; var body: some View { Text("") } }
      """
    ])
    let part = map.focus(named: "Home").map { map.focused(on: $0, depth: 1) }
    #expect(part?.lines.contains { $0.hasPrefix("environment Main.store → Card.store") } == true)
  }

  @Test func unknownNamesSuggestSimilarOnes() {
    #expect(map.focus(named: "Crad") == nil)
    #expect(map.name(near: "Crad") == "Card")
    #expect(map.name(near: "Stor") == "Store")
    #expect(map.name(near: "Elephant") == nil)
  }
}
