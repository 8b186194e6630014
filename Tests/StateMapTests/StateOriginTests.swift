import Analysis
import SourceText
import StateMap
import Testing

@Suite struct StateOriginTests {
  private static let store = "final class Store: ObservableObject { static let shared = Store() }"

  /// Returns the text about the property that `~` marks in the first file. All files import SwiftUI.
  private func line(
    _ source: String, _ others: KeyValuePairs<String, String> = [:], isComplete: Bool = true
  ) -> String? {
    let analyzer = Analyzer(rules: [])
    let marked = Array("import SwiftUI\n\(source)".utf8)
    let offset = marked.firstIndex(of: UInt8(ascii: "~")) ?? 0
    let file = analyzer.knowledge(of: marked.filter { $0 != UInt8(ascii: "~") }, path: "Card.swift")
    var project = Project()
    project.update(file)
    for (path, text) in others {
      project.update(analyzer.knowledge(of: Array("import SwiftUI\n\(text)".utf8), path: "Sources/\(path)"))
    }
    project.update(analyzer.knowledge(of: Array("import Combine\n\(Self.store)".utf8), path: "Store.swift"))
    if isComplete { project.markComplete() }
    return StateOrigin(in: project.facts).line(atUTF8Offset: offset, in: file.facts, bytes: file.bytes)?.text
  }

  @Test func stateOfView() {
    #expect(
      line("struct Card: View { @State private var ~n = 0 }")
        == "'n' is owned by 'Card' for as long as it keeps its identity")
    #expect(
      line(
        "struct Card: View { @State var ~n: Int }",
        ["Home.swift": "struct Home: View { var body: some View { Card(n: 1) } }"])
        == "'n' is owned by 'Card' for as long as it keeps its identity; its first value is passed by 'Home' (Home.swift:2)"
    )
    #expect(
      line("struct Card: View { @ObservedObject var ~store = Store() }")
        == "'store' is not kept by 'Card': it is re-created with every new 'Card' value")
    #expect(
      line("struct Card: View { @ObservedObject var ~store: Store; init() { store = Store() } }")
        == "'store' is not kept by 'Card': it is re-created with every new 'Card' value")
    #expect(
      line("struct Card: View { @ObservedObject var ~store = Store.shared }")
        == "'store' is 'Store.shared', a shared instance that no view owns")
    #expect(
      line("struct Card: View { ~@AppStorage(\"n\") var n = 0 }")
        == "'n' is kept outside of 'Card', which reads and writes it there")
  }

  @Test(arguments: [
    "Text(~query)", "TextField(text: ~$query)", "Text(self.~query)", "f(query: ~query)", "Text(que~ry)",
  ])
  func aUseSaysWhatTheDeclarationDoes(_ use: String) {
    let found = line("struct Card: View { @State private var query = \"\"; var body: some View { \(use) } }")
    #expect(found == "'query' is owned by 'Card' for as long as it keeps its identity")
  }

  @Test func anInitializerUsesIt() {
    let found = line(
      "struct Card: View { @State private var draft: Int; init(draft: Int) { ~_draft = State(initialValue: draft) } }")
    #expect(found == "'draft' is owned by 'Card' for as long as it keeps its identity")
  }

  @Test(arguments: [
    "Text(model.~query)", "f(~query: 1)", "{ let query = 1; Text(~query) }", "ForEach(a) { query in Text(~query) }",
    "Text(\"~query\")", "f { query in ~query }", "Row { @State var query = 1; return ~query }",
  ])
  func whatIsNoUseSaysNothing(_ use: String) {
    #expect(line("struct Card: View { @State private var query = \"\"; var body: some View { \(use) } }") == nil)
  }

  @Test func hoverOnViewListsItsState() {
    let card = """
      struct ~Card: View {
        @State private var isOpen = false
        @Binding var name: String
        @EnvironmentObject var store: Store
        var body: some View { Text(name) }
      }
      """
    let held = "'Card' owns 'isOpen'; receives 'name'; reads from the environment 'store'"
    #expect(line(card) == held)
    let plain = card.replacing("~", with: "")
    #expect(
      line(plain + "\nstruct Home: View { @State var n = \"\"; var body: some View { ~Card(name: $n).id(n) } }")
        == held + "; identity by .id(n)")
    #expect(
      line(
        plain
          + "\nstruct Home: View { @State var n = [\"\"]; var body: some View { ForEach($n, id: \\.self) { Car~d(name: $0) } } }"
      )
        == held + "; identity by ForEach($n, id: \\.self)")
    #expect(
      line(plain + "\nstruct Home: View { @State var n = \"\"; var body: some View { Card~(name: $n) } }")
        == held + "; identity by its place")
    #expect(line("struct Plain: View { var body: some View { ~Text(\"\") } }") == nil)
    #expect(line("struct ~Plain: View { var body: some View { Text(\"\") } }") == nil)
  }

  @Test func receivedValuesAreFollowedToOwner() {
    let card = "struct Card: View { @Binding var ~name: String }"
    #expect(
      line(
        card,
        [
          "Middle.swift":
            "struct Middle: View { @Binding var text: String; var body: some View { Card(name: $text) } }",
          "Home.swift": """
          struct Home: View {
            @State var name = ""
            var body: some View { Middle(text: $name) }
          }
          """,
        ])
        == "'name' is owned by 'Home.name' (@State, Home.swift:3), and passed by 'Middle' (Middle.swift:2)")
    #expect(line(card) == "'name' is received, but no call that passes it was found in the project")
    #expect(
      line(card, ["Home.swift": "struct Home: View { var body: some View { Card(name: make()); Card(name: a) } }"])
        == "'name' is from an unknown owner, and passed by 'Home' (Home.swift:2) and 1 other call")
  }

  @Test func environmentReadsAreFollowedToInjection() {
    let card = "struct Card: View { @EnvironmentObject var ~store: Store }"
    #expect(
      line(
        card,
        [
          "Home.swift":
            "struct Home: View { @StateObject var s = Store(); var body: some View { Card().environmentObject(s) } }"
        ])
        == "'store' is owned by 'Home.s' (@StateObject, Home.swift:2), and put into the environment at Home.swift:2")
    #expect(
      line(card) == "'store' is read from the environment, but no injection was found in the project")
  }

  @Test func otherPlacesHaveNoHover() {
    #expect(line("struct Card: View { @State var n = 0; let ~m = 1 }") == nil)
    #expect(line("struct Card: View { @Environment(\\.dismiss) var ~dismiss }") == nil)
    #expect(line("struct Model { @State var ~n = 0 }") == nil)
  }

  @Test func callersAreUnknownUntilAllFilesAreRead() {
    #expect(line("struct Card: View { @Binding var ~name: String }", isComplete: false) == nil)
    #expect(line("struct Card: View { @EnvironmentObject var ~store: Store }", isComplete: false) == nil)
    #expect(line("struct Card: View { @State var ~n = 0 }", isComplete: false)?.hasPrefix("'n' is owned") == true)
  }

  @Test func cyclesTerminate() {
    let other = "struct Other: View { @Binding var n: Int; var body: some View { Card(n: $n) } }"
    let card = "struct Card: View { @Binding var ~n: Int; var body: some View { Other(n: $n) } }"
    #expect(line(card, ["Other.swift": other])?.hasPrefix("'n' is received by ") == true)
  }
}
