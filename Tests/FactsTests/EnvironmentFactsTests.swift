import Facts
import Testing

@Suite struct EnvironmentFactsTests {
  private func injections(_ expression: String) -> [EnvironmentInjection] {
    facts("struct Home: View {\n  var body: some View { \(expression) }\n}").summary.injections
  }

  @Test func injectionsHaveFamilyAndBase() {
    let found = facts(
      """
      struct Home: View {
        var body: some View {
          Card().environmentObject(store).padding().environment(\\.theme.color, .red).environment(state)
        }
      }
      """)
    let all = found.summary.injections
    #expect(all.map(\.family) == [.object, .key, .observable])
    #expect(all.map(\.keyPath) == ["", "theme.color", ""])
    #expect(all.map { found.text($0.argument.place) } == ["store", ".red", "state"])
    #expect(all.map { found.text($0.namePlace) } == ["environmentObject", "environment", "environment"])
    #expect(all.first?.base.map { found.text($0) } == "Card()")
    #expect(all.first.map { found.text($0.place) } == ".environmentObject(store)")
    #expect(all.map(\.root) == Array(repeating: Value(.construct, "Card"), count: 3))
    #expect(all.allSatisfy { $0.traits == .isDrawn && $0.scope == 0 && $0.member == "body" })
  }

  @Test(arguments: [
    "store.environment", "Card().environmentObject()", "Card().environmentObject(of: x)", "Card().environment { x }",
    "Card().environment(a, b)", "Card().environmentObject(a, b)", "Card().environments(x)",
  ])
  func otherCallsAreNone(expression: String) {
    #expect(injections(expression).isEmpty, "\(expression)")
  }

  @Test func injectionsOnNamesAndOnTheViewItself() {
    #expect(injections("content.environmentObject(x)").map(\.root) == [Value(.name, "content")])
    #expect(injections("environmentObject(x)").map { $0.base == nil } == [true])
    #expect(injections("content?.environment(x)").count == 1)
  }

  @Test func actionsAndPreviewsAreNotDrawn() {
    let found = facts(
      """
      struct Home: View {
        var body: some View { Button("") { show(Card().environmentObject(a)) } }
        func host() -> Controller { Controller(Card().environmentObject(b)) }
      }
      #Preview { Card().environmentObject(c) }
      """)
    #expect(found.summary.injections.map(\.traits) == [[], [], []])
    #expect(found.summary.injections.map { $0.context.contains(.isPreview) } == [false, false, true])
  }

  @Test(arguments: [
    ("Card().padding().environmentObject(a)", []), ("NavigationStack { Card() }", []),
    ("Card().themed()", ["Card().themed()"]), ("Frame { Card() }", ["Frame { Card() }"]),
    ("Card().modifier(Sample())", ["Sample()", "Card().modifier(Sample())"]), ("make { Card() }", ["make { Card() }"]),
  ])
  func whatMayChangeTheEnvironmentOfAPreview(expression: String, expected: [String]) {
    let found = facts("#Preview { \(expression) }")
    #expect(found.previewWrappers.map { found.text($0) }.filter { $0 != "Card()" } == expected)
  }

  @Test func previewTraitsMayChangeEnvironment() {
    let found = facts("#Preview(traits: .modifier(Sample())) { Text(\"\") }")
    #expect(found.previewWrappers.contains { found.text($0).hasPrefix("#Preview") })
    #expect(facts("#Preview(traits: .sizeThatFitsLayout) { Text(\"\") }").previewWrappers.isEmpty)
  }

  // MARK: Questions

  private let models = """
    import SwiftUI
    class Store: ObservableObject { static let shared = Store(); var inner = Inner() }
    class Inner: ObservableObject {}
    typealias Shop = Store
    """

  @Test(arguments: [
    ("Store()", "Store"), ("Shop()", "Store"), ("Store.shared", "Store"), ("store", "Store"), ("self.store", "Store"),
    ("store.inner", "Inner"), ("made", "Store"), ("given", "Store"), ("read", "Store"), ("parameter", "Store"),
    ("parameter.inner", "Inner"), ("local", "Store"), ("global", "Inner"), ("shared", "Inner"), ("self", "Home"),
    ("Store.shared.inner", "Inner"), ("itself", "unknown"), ("Other()", "foreign"),
    ("missing", "unknown"), ("generic", "unknown"), ("make()", "unknown"), ("store.missing", "unknown"),
    (".shared", "unknown"), ("T()", "unknown"),
  ])
  func theClassOfAnInjectedObject(expression: String, expected: String) {
    let view = """
      import SwiftUI
      let global = Inner()
      struct Home<T: ObservableObject>: View {
        @StateObject private var store: Store
        @State private var made = Store()
        let given: Store?
        let generic: T
        static let itself = Home.itself
        @Environment(Store.self) private var read
        func card(parameter: Store) -> some View {
          let local = Store()
          let shared = Store.shared.inner
          let itself = Home.itself
          return Text("").environmentObject(\(expression))
        }
      }
      """
    let project = project(["Models.swift": models, "File.swift": view])
    let file = project.summary(ofFileAt: "File.swift")
    let type = file.flatMap { file in file.injections.first.map { project.injectedType($0, in: file) } }
    switch type {
    case .declared(let declared): #expect(declared.path == expected, "\(expression)")
    case .foreign: #expect(expected == "foreign", "\(expression)")
    case .unknown: #expect(expected == "unknown", "\(expression)")
    case nil: Issue.record("There is no injection")
    }
  }

  @Test func readersAreFoundInTheWholeProject() {
    let project = project([
      "Models.swift": models,
      "A.swift": """
      import SwiftUI
      struct A: View {
        @EnvironmentObject var store: Shop
        @Environment(\\.locale) var locale
        @Environment(Inner.self) var inner: Inner?
        @Environment(Foreign.self) var foreign
        static let none = 1
      }
      """,
      "B.swift": "import SwiftUI\nstruct B: View { @EnvironmentObject private var store: Store }",
      "C.swift": "struct C { @EnvironmentObject private var store: Store }",
    ])
    let store = project.type("Store", in: "Models.swift")
    let reading = store.map { project.environmentReaders(reading: $0) } ?? []
    #expect(
      reading.map { $0.property.namePlace.description(inFileAt: $0.owner.file.path) } == ["A.swift:3", "B.swift:2"])
    let readers = project.type("A", in: "A.swift").map { project.environmentReaders(of: $0) } ?? []
    #expect(readers.map(\.property.name) == ["store", "locale", "inner", "foreign"])
    #expect(readers.map(\.read.family) == [.object, .key, .observable, .observable])
    #expect(readers.map(\.read.path) == ["Shop", "locale", "Inner", "Foreign"])
    #expect(readers.map(\.read.isOptional) == [false, false, true, false])
    #expect(readers.map { $0.type?.path } == ["Store", nil, "Inner", nil])
  }

  @Test func injectionsAreFoundInTheWholeProject() {
    let project = project([
      "Models.swift": models,
      "A.swift": "import SwiftUI\nlet a = Text(\"\").environmentObject(Store())",
      "B.swift": "import SwiftUI\nlet b = Text(\"\").environmentObject(x).environment(Inner())",
    ])
    #expect(Set(project.injections(by: .object).map(\.found.description)) == ["A.swift:2", "B.swift:2"])
    #expect(project.injections(by: .observable).map(\.found.description) == ["B.swift:2"])
  }
}
