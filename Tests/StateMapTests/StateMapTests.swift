import Analysis
import FactQuestions
import Facts
import Rules
import SourceText
import StateMap
import Testing
import TestSupport

/// Returns the map of these files, each of which imports SwiftUI.
func stateMap(_ files: KeyValuePairs<String, String>, rules: [any Rule] = []) -> StateMap {
  let analyzer = Analyzer(rules: rules)
  var project = Project()
  let known = files.map { analyzer.knowledge(of: Array("import SwiftUI\n\($0.value)".utf8), path: $0.key) }
  for file in known { project.update(file) }
  project.markComplete()
  return StateMap(known.map { ($0.facts, analyzer.findings(in: $0, of: project)) }, of: project.facts)
}

extension StateMap {
  /// The links as text, such as "binding Home.name → Card.text: $name [ForEach(names)]".
  var lines: [String] {
    links.map { link in
      let from = [holder(link.from)?.name, link.fromMember].compactMap { $0 }.joined(separator: ".")
      let to = [holder(link.to)?.name, link.toMember].compactMap { $0 }.joined(separator: ".")
      let around = link.boundaries.isEmpty ? "" : " \(link.boundaries)"
      return "\(link.kind) \(from) → \(to)" + (link.label.isEmpty ? "" : ": \(link.label)") + around
    }
  }

  func member(_ name: String, of holder: String) -> Member? {
    holders.first { $0.name == holder }?.members.first { $0.name == name }
  }
}

/// Reports every property.
struct NamingRule: Rule {
  var severity = Severity.warning
  static let id: RuleID = "scripted"
  let summary = ""
  let rationale = ""
  let reference = ""
  let examples: [Example] = []

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    file.summary.properties.map {
      Finding(rule: Self.id, severity: severity, range: $0.namePlace.range, message: "'\($0.name)' is named")
    }
  }
}

@Suite struct StateMapTests {
  private static let store = "final class Store: ObservableObject { static let shared = Store() }"

  /// Returns the links that result from one call of `Card` in `Home`.
  private func lines(_ card: String, _ body: String) -> [String] {
    stateMap([
      "Card.swift": "struct Card: View { \(card)\n  var body: some View { Text(\"\") } }",
      "Home.swift": """
      struct Home: View {
        @State private var name = ""
        @State private var names: [String] = []
        @StateObject private var store = Store()
        var body: some View { \(body) }
      }
      """,
      "Store.swift": Self.store,
    ]).lines
  }

  /// Returns the effects of a view's body as text, such as "onChange(of: text): count, draft; copies draft".
  private func effects(_ body: String, _ members: String = "") -> [String] {
    let map = stateMap([
      "Home.swift": """
      struct Home: View {
        let text: String
        @State private var count = 0
        @State private var draft = ""
        @StateObject private var store = Store()
        var body: some View { Text(draft)\(body) }
        \(members)
      }
      """,
      "Store.swift": "final class Store: ObservableObject { @Published var name = \"\" }",
    ])
    return map.holders.first { $0.name == "Home" }?.effects.map { effect in
      "\(effect.name): \(effect.writes.joined(separator: ", "))"
        + (effect.copies.isEmpty ? "" : "; copies \(effect.copies.joined(separator: ", "))")
    } ?? []
  }

  @Test func changesByHolderAreShown() {
    #expect(
      effects(".onChange(of: text) { draft = text; count += 1 }") == ["onChange(of: text): draft, count; copies draft"])
    #expect(effects(".onChange(of: text) { new in draft = new }") == ["onChange(of: text): draft; copies draft"])
    #expect(effects(".onChange(of: text) { draft = \"\" }") == ["onChange(of: text): draft"])
    #expect(effects(".onChange(of: text) { if text > draft { draft = text } }") == ["onChange(of: text): draft"])
    #expect(
      effects(
        ".onAppear(perform: load).task { store.name = text }", "func load() { draft = text; draft = draft + \"\" }")
        == ["onAppear: draft", "task: store.name"])
    #expect(effects(".onAppear { print(text) }") == [])
    #expect(effects("", "func load() { draft = text }") == [])
  }

  @Test func eachConnectionHasItsKind() {
    #expect(lines("", "Card()") == ["shows Home → Card"])
    #expect(
      lines("@Binding var text: String", "Card(text: $name)") == ["binding Home.name → Card.text: $name"])
    #expect(
      lines("@ObservedObject var store: Store", "Card(store: store)")
        == ["argument Home.store → Card.store: store"])
    #expect(lines("let store: Store", "Card(store: store)") == ["argument Home.store → Card.store: store"])
    #expect(lines("@State var text: String", "Card(text: name)") == ["firstValue Home.name → Card.text: name"])
    #expect(
      lines("@EnvironmentObject var store: Store", "Card().environmentObject(store)")
        == ["shows Home → Card", "environment Home.store → Card.store: store"])
  }

  @Test func aBindingIsFollowedThroughItsProjectedValue() {
    for made in [".init(projectedValue: text)", "Binding(projectedValue: text)", "text"] {
      let card = "@Binding var text: String\n  init(text: Binding<String>) { _text = \(made) }"
      #expect(lines(card, "Card(text: $name)") == ["binding Home.name → Card.text: $name"], "\(made)")
    }
  }

  @Test func sharedInstancesAreFollowedThroughInitializers() {
    let map = stateMap([
      "Cards.swift": """
      final class Store: ObservableObject { static let shared = Store() }
      struct One: View { @ObservedObject var store = Store.shared }
      struct Two: View { @ObservedObject var store: Store; init() { _store = ObservedObject(wrappedValue: Store.shared) } }
      struct Three: View { @ObservedObject var store: Store; init() { self.store = Store.shared } }
      struct Four: View { @ObservedObject var store: Store; init(_ given: Store) { _store = .init(wrappedValue: given) } }
      struct Six: View { @ObservedObject var store: Store = .shared }
      struct Five: View { @ObservedObject var store: Store; init() { store = Store() } }
      """
    ])
    #expect(["One", "Two", "Three", "Six"].allSatisfy { map.member("store", of: $0)?.role == .shares })
    #expect(map.member("store", of: "Four")?.role == .receives)
    #expect(map.member("store", of: "Five")?.role == .creates)
  }

  @Test func objectsThatNothingKeepsAreOnlyCreated() {
    let map = stateMap([
      "Views.swift": """
      final class Store: ObservableObject {}
      struct Inline: View { @ObservedObject var store = Store(); let plain = Store() }
      struct Kept: View { @StateObject var store = Store() }
      struct Given: View { @ObservedObject var store = Store() }
      struct Optional: View { var store: Store? = nil }
      struct Main: App {
        let store = Store()
        var body: some Scene { WindowGroup { Given(store: store); Inline(); Kept(); Optional() } }
      }
      """
    ])
    func role(_ holder: String, _ member: String = "store") -> StateMap.Member.Role? {
      map.member(member, of: holder)?.role
    }
    #expect(role("Inline") == .creates && role("Inline", "plain") == .creates)
    #expect(role("Kept") == .owns && role("Main") == .owns)
    #expect(role("Given") == .receives && role("Optional") == .receives)
    #expect(map.member("store", of: "Optional")?.gap == nil)
    #expect(StateMapMermaid(map).text.contains("creates @ObservedObject store: Store"))
    #expect(StateMapDot(map).text.contains("creates @ObservedObject store: Store"))
  }

  @Test func findingsOutsideMapAreCounted() {
    let map = stateMap(
      ["A.swift": "struct Plain { var a = 0 }\nlet b = 0\nstruct Home: View { @State var c = 0 }"],
      rules: [NamingRule()])
    #expect(map.otherRemarks.map(\.message) == ["'a' is named", "'b' is named"])
    #expect(map.numbers.findings == 3)
    #expect(map.focus(named: "Home").map { map.focused(on: $0, depth: 1).numbers.findings } == 1)
  }

  @Test func valuesOfUnknownWrapperHaveNoSource() {
    let map = stateMap([
      "Card.swift": """
      final class Store: ObservableObject {}
      struct Card: View { @Injected var store: Store; @Passed var other: Store; @MainActor var plain: Store }
      struct Home: View { @StateObject var mine = Store(); var body: some View { Card(other: mine, plain: mine) } }
      """
    ])
    #expect(map.member("store", of: "Card")?.role == .shares)
    #expect(map.member("store", of: "Card")?.gap == nil)
    #expect(map.member("other", of: "Card")?.role == .receives)
    #expect(map.member("plain", of: "Card")?.role == .receives)
  }

  @Test func viewsWithoutPassedStateOnlyShow() {
    #expect(lines("let title: String", "Card(title: name)") == ["shows Home → Card"])
    #expect(lines("@State var text: String", "Card(text: \"\")") == ["shows Home → Card"])
  }

  @Test func unknownSourceIsNotNamed() {
    #expect(
      lines("@ObservedObject var store: Store", "Card(store: make())") == ["argument Home → Card.store: make()"])
    #expect(
      lines("@Binding var text: String", "ForEach($names, id: \\.self) { $name in Card(text: $name) }") == [
        "binding Home.names → Card.text: $name, an element of $names [\"ForEach($names, id: \\\\.self)\"]"
      ])
  }

  @Test func identitiesBetweenAreShown() {
    #expect(
      lines("", "List { Card().id(name) }.sheet(isPresented: $isOpen) { Card() }") == [
        "shows Home → Card [\".id(name)\"]", "shows Home → Card [\"sheet(isPresented: $isOpen)\"]",
      ])
  }

  @Test func membersHaveRoles() {
    let map = stateMap([
      "Home.swift": """
      struct Home: View {
        @State var name = ""
        @StateObject var mine = Store()
        @ObservedObject var given: Store
        @ObservedObject var again = Store()
        @ObservedObject var everybodys = Store.shared
        @EnvironmentObject var read: Store
        @Environment(\\.dismiss) var dismiss
        @Environment(\\.theme) var theme
        @AppStorage("x") var stored = 0
        let title: String
        let binding: Binding<String>
      }
      extension EnvironmentValues { var theme: Int { 0 } }
      """,
      "Store.swift": Self.store,
    ])
    let roles = map.holders.first?.members.map { "\($0.name) \($0.role) \($0.wrapper)" }
    #expect(
      roles == [
        "name owns @State", "mine owns @StateObject", "given receives @ObservedObject", "again creates @ObservedObject",
        "everybodys shares @ObservedObject", "read reads @EnvironmentObject", "theme reads @Environment",
        "stored stores @AppStorage", "binding receives ",
      ])
    #expect(map.models.map { "\($0.kind) \($0.name)" } == ["ObservableObject Store"])
    #expect(map.member("name", of: "Home")?.model == nil)
    #expect(map.member("mine", of: "Home")?.model == 0)
  }

  @Test func unknownSourcesAreListed() {
    let map = stateMap([
      "Card.swift": "struct Card: View { @Binding var text: String; @EnvironmentObject var store: Store }",
      "Row.swift": "struct Row: View { @Binding var text: String }\n#Preview { Row(text: .constant(\"\")) }",
      "Cell.swift": """
      struct Cell: View {
        @Binding var text: String
        init(_ text: Binding<String>) { _text = text.uppercased }
      }
      """,
      "Home.swift": "struct Home: View { var body: some View { Cell($x) } }",
      "Store.swift": Self.store,
    ])
    #expect(map.member("text", of: "Card")?.gap == "no examined file creates this view")
    #expect(map.member("text", of: "Row")?.gap == "received only in previews")
    #expect(map.member("text", of: "Cell")?.gap == "passed in a way that cannot be followed")
    #expect(map.member("store", of: "Card")?.gap == "no examined file creates this view")
  }

  @Test func viewsOfAmbiguousNamesAreNotUnused() {
    let map = stateMap([
      "Main.swift": "struct Main: View { var body: some View { Home() } }",
      "Home.swift": "struct Home: View { @EnvironmentObject var store: Store }",
      "Other.swift": "#if os(macOS)\nstruct Home: View { @Binding var text: String }\n#endif",
      "Store.swift": Self.store,
    ])
    #expect(
      map.holders.flatMap(\.members).map(\.gap) == ["no injection found", "passed in a way that cannot be followed"])
  }

  @Test func aliasesOfAliasesAreFollowed() {
    let map = stateMap([
      "Home.swift": """
      typealias Two = One
      typealias One = Cell
      struct Home: View { var body: some View { Two() } }
      struct Cell: View { var body: some View { Text("") } }
      """
    ])
    #expect(map.lines == ["shows Home → Cell"])
  }

  @Test func genericReceiversHoldTheModelThatIsPassed() {
    let map = stateMap([
      "Panel.swift": """
      struct Panel<Manager: ObservableObject>: View {
        @ObservedObject var manager: Manager
        var body: some View { Row(manager: self.manager) }
      }
      struct Row<Manager: ObservableObject>: View { @ObservedObject var manager: Manager }
      struct Both<Manager: ObservableObject>: View { @ObservedObject var manager: Manager }
      struct Part<Manager: ObservableObject>: View { @ObservedObject var manager: Manager }
      """,
      "Home.swift": """
      struct Home: View {
        @StateObject var store = Store()
        @StateObject var other = Other()
        var body: some View { Panel(manager: store); Both(manager: store); Both(manager: other); Part(manager: store.part) }
      }
      final class Other: ObservableObject {}
      """,
      "Store.swift": Self.store,
    ])
    let store = map.models.first { $0.name == "Store" }?.id
    #expect(store != nil && map.member("manager", of: "Panel")?.model == store)
    #expect(map.member("manager", of: "Row")?.model == store)
    #expect(map.member("manager", of: "Both")?.model == nil && map.member("manager", of: "Part")?.model == nil)
  }

  @Test func codeThatIsNotAViewHasGapsToo() {
    let map = stateMap([
      "Host.swift": """
      final class Host: UIViewController {
        let store: Store
        let own = Store()
        init(store: Store) { self.store = store; super.init() }
        func make() { show(Card(store: store)) }
      }
      struct Card: View { @ObservedObject var store: Store }
      """,
      "Store.swift": Self.store,
    ])
    #expect(map.member("store", of: "Host")?.gap == "not followed into code that is not a view")
    #expect(map.member("own", of: "Host")?.gap == nil)
  }

  @Test func codeOutsideViewsIsHolder() {
    let map = stateMap([
      "Card.swift": "struct Card: View { @ObservedObject var store: Store }",
      "Host.swift":
        "final class Host: UIViewController { let store = Store(); func make() { show(Card(store: store)) } }",
      "Make.swift": "func make() -> some View { Card(store: Store()) }",
      "Store.swift": Self.store,
    ])
    #expect(map.lines == ["argument Host.store → Card.store: store", "argument make() → Card.store: Store()"])
    #expect(map.holders.map(\.kind) == [.view, .host, .code])
  }

  @Test func nonViewsAreNotCalledViews() {
    let map = stateMap([
      "A.swift": """
      @propertyWrapper struct Stored: DynamicProperty { @State var value = 0; var wrappedValue: Int { value } }
      struct Framed: ViewModifier { @State var isOpen = false }
      struct Main: App { @State var n = 0 }
      struct Windows: Scene { @State var n = 0 }
      struct Card: View { @State var n = 0 }
      """
    ])
    #expect(map.holders.map(\.kind) == [.code, .modifier, .app, .scene, .view])
  }

  @Test func previewWrappersPassNoStateOfTheApp() {
    let map = stateMap([
      "A.swift": """
      struct Card: View { @Binding var text: String }
      struct PreviewWrapper: View { @State var text = ""; var body: some View { Card(text: $text) } }
      #Preview { PreviewWrapper() }
      """
    ])
    #expect(map.lines.isEmpty)
  }

  @Test func testsAndPreviewsAreNotPartOfApp() {
    let map = stateMap([
      "Card.swift": "struct Card: View { @Binding var text: String }\n#Preview { Card(text: .constant(\"\")) }",
      "Tests/CardTests.swift": "struct Fixture: View { var body: some View { Card(text: .constant(\"\")) } }",
    ])
    #expect(map.holders.map(\.name) == ["Card"])
    #expect(map.lines.isEmpty)
  }

  @Test func findingsAreShownAtTheirHolderMemberOrModel() {
    let map = stateMap(
      [
        "Home.swift":
          "struct Home: View { @StateObject var store = Store() }\nclass Store: ObservableObject { var n = 0 }"
      ],
      rules: [NamingRule()])
    #expect(map.holders.first?.remarks.map { "\($0.member ?? "") \($0.message)" } == ["store 'store' is named"])
    #expect(map.models.first?.remarks.map(\.message) == ["'n' is named"])
    #expect(map.holders.first?.remarks.first?.spot.line == 1)
  }
}
