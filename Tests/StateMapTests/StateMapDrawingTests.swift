import Analysis
import SourceText
import StateMap
import Testing

@Suite struct StateMapDrawingTests {
  private var map: StateMap {
    stateMap([
      "Home.swift": """
      final class Store: ObservableObject {}
      struct Home: View {
        @StateObject var store = Store()
        @State var isOpen = false
        var body: some View {
          Card(store: store, isOpen: $isOpen)
          ForEach(items) { _ in Card(store: store, isOpen: $isOpen) }
        }
      }
      struct Card: View { @ObservedObject var store: Store; @Binding var isOpen: Bool }
      struct Nothing: View {}
      """
    ])
  }

  @Test func mermaidDrawsOneLineForEachConnection() {
    #expect(
      StateMapMermaid(map).text == """
        flowchart LR
          v0["Home<br/>@StateObject store: Store<br/>@State isOpen: Bool"]
          v1["Card<br/>@ObservedObject store: Store<br/>@Binding isOpen: Bool"]
          v0 -->|"argument<br/>store<br/>store in ForEach(items)"| v1
          v0 <-->|"binding<br/>#36;isOpen<br/>#36;isOpen in ForEach(items)"| v1

        """)
  }

  @Test func dotShowsSameGraph() {
    #expect(
      StateMapDot(map).text == #"""
        digraph statewise {
          rankdir=LR;
          nslimit=1;
          node [shape=box, style=rounded, fontname="sans-serif", fontsize=11];
          edge [fontname="sans-serif", fontsize=9];
          v0 [label="Home\n@StateObject store: Store\l@State isOpen: Bool\l", tooltip="Home.swift:3"];
          v1 [label="Card\n@ObservedObject store: Store\l@Binding isOpen: Bool\l", tooltip="Home.swift:11"];
          v0 -> v1 [label="argument\nstore\lstore in ForEach(items)\l", color="#2f6fb5"];
          v0 -> v1 [label="binding\n$isOpen\l$isOpen in ForEach(items)\l", color="#8a44c8", dir=both];
        }

        """#)
  }

  @Test func aRuleIsNamedOnceAndOnlyWarningsStandOut() {
    for (severity, isMarked) in [(Severity.warning, true), (.information, false)] {
      let map = stateMap(
        ["Home.swift": "struct Home: View { @State var a = 0; @State var b = 0 }"],
        rules: [NamingRule(severity: severity)])
      let (dot, mermaid) = (StateMapDot(map).text, StateMapMermaid(map).text)
      let mark = isMarked ? "⚠" : "ⓘ"
      #expect(
        dot.contains("\(mark) scripted (2)\\l\"") && mermaid.contains("<br/>\(mark) scripted (2)\""), "\(dot)\(mermaid)"
      )
      #expect(dot.contains("penwidth") == isMarked && mermaid.contains("classDef") == isMarked)
    }
  }

  @Test func drawingsShowWhatViewChanges() {
    let map = stateMap([
      "Search.swift": """
      struct Search: View {
        @Binding var text: String
        @State private var draft = ""
        @State private var count = 0
        var body: some View {
          Text(draft).onChange(of: text) { draft = text; count += 1 }
        }
      }
      """
    ])
    let effect = "onChange(of: text) writes count; keeps draft in step"
    #expect(StateMapDot(map).text.contains("\\l\(effect)\\l\""), "\(StateMapDot(map).text)")
    let words = effect.replacing(";", with: "#59;")
    #expect(StateMapMermaid(map).text.contains("<br/>\(words)\"]"), "\(StateMapMermaid(map).text)")
  }

  @Test func unusualNamesAreEscapedInLabels() {
    let mermaid = StateMapMermaid(StateMapPageTests.strange).text
    for line in mermaid.split(separator: "\n").dropFirst() {
      let quotes = line.count { $0 == "\"" }
      #expect(quotes == 2, "\(line)")
      #expect(!line.replacing("<br/>", with: "").replacing("<-->", with: "").contains("<"), "\(line)")
      #expect(!line.contains("`"), "\(line)")
    }
    let dot = StateMapDot(StateMapPageTests.strange).text
    #expect(dot.contains(#"tooltip="Strange \"file\".swift:"#), "\(dot)")
    #expect(dot.contains(#"$x[\"</script>\\\"`|<!--\"]"#), "\(dot)")
  }

  @Test func mermaidReportsTooLargeMapAndSuggestsParts() {
    let rows = (0..<600).map { "struct Row\($0): View { var body: some View { Text(\"\") } }" }
    let shown = (0..<600).map { "Row\($0)()" }.joined(separator: "; ")
    let map = stateMap([
      "Home.swift": rows.joined(separator: "\n") + """

        @Observable final class Store {}
        struct Card: View { let store: Store; var body: some View { Text("") } }
        struct Home: View { @State var store = Store(); var body: some View { Card(store: store); \(shown) } }
        """
    ])
    let warning = StateMapMermaid(map).warning
    #expect(
      warning == "Mermaid draws 500 lines at most, and this map has 601. "
        + "Name a view or a model to draw the part around it, such as 'Store'.")
    #expect(StateMapMermaid(map).text.hasPrefix("flowchart LR\n  %% Mermaid draws 500 lines at most"))
    #expect(StateMapMermaid(map.focused(on: .models([0]), depth: 1)).warning == nil)
  }

  @Test func mermaidReportsTooMuchText() throws {
    let name = String(repeating: "Row", count: 100)
    let rows = (0..<200).map {
      "struct \(name)\($0): View { @State var on = false; var body: some View { Text(\"\") } }"
    }
    let warning = try #require(StateMapMermaid(stateMap(["Home.swift": rows.joined(separator: "\n")])).warning)
    #expect(warning.hasPrefix("Mermaid draws 50000 characters at most, and this map has 6"), "\(warning)")
  }
}
