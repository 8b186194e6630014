import Foundation
import Testing

@testable import StateMap

@Suite struct StateMapPageTests {
  private static let node = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { "\($0)/node" }.first { FileManager.default.isExecutableFile(atPath: $0) }

  /// A map with names that could confuse an HTML parser, a JSON parser, or a person.
  static var strange: StateMap {
    stateMap([
      "Strange \"file\".swift": """
      final class `class`: ObservableObject { static let shared = `class`() }
      struct Box<Content: View & Equatable>: View {
        @Binding var text: Dictionary<String, [Int?]>
        @State var naïve👩‍🚀 = "</script><script>alert(1)</script>"
        @ObservedObject var `default`: `class`
        var body: some View { Text("") }
      }
      struct Home: View {
        @State var x = [:]
        var body: some View {
          ForEach(["</script>", "#\\"`|"], id: \\.self) { _ in Box<Text>(text: $x["</script>\\"`|<!--"], default: .shared) }
        }
      }
      """
    ])
  }

  private var page: String { StateMapPage(Self.strange, title: "A & <b>", root: "/somewhere").text }

  @Test func dataIsEscapedForHTML() throws {
    let page = page
    let start = try #require(page.firstRange(of: "type=\"application/json\">"))
    let end = try #require(page[start.upperBound...].firstRange(of: "</script>"))
    let data = String(page[start.upperBound..<end.lowerBound])
    #expect(!data.contains("<"))
    let object = try #require(try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any])
    #expect(object["title"] as? String == "A & <b>")
    #expect(object["root"] as? String == "/somewhere/")
    #expect(object["files"] as? [String] == ["Strange \"file\".swift"])
    let holders = try #require(object["holders"] as? [[String: Any]])
    #expect(holders.map { $0["name"] as? String } == ["Box", "Home"])
    let members = try #require(holders.first?["members"] as? [[String: Any]])
    #expect(members.map { $0["name"] as? String } == ["text", "naïve👩‍🚀", "default"])
    let links = try #require(object["links"] as? [[String: Any]])
    #expect(links.first?["label"] as? String == "$x[\"</script>\\\"`|<!--\"]")
  }

  @Test func nothingIsLoadedFromElsewhere() {
    let page = page
    for word in [" src=", "<link", "url(", "import ", "fetch(", "@import"] {
      #expect(!page.contains(word), "\(word)")
    }
    #expect(page.contains("default-src 'none'"))
    #expect(page.components(separatedBy: "</script>").count == 3)
  }

  @Test func aFocusIsShownFirst() {
    for (focus, address) in [
      (StateMap.Focus.holders([1]), "#view/1"), (.holders([1, 0]), "#part/0,1"), (.models([0]), "#model/0"),
    ] {
      let page = StateMapPage(Self.strange, title: "", root: "/", focus: focus, depth: 4)
      #expect(page.data.contains("\"focus\":\"\(address)\""))
      #expect(page.data.contains("\"depth\":4"))
    }
    #expect(!StateMapPage(Self.strange, title: "", root: "/").data.contains("focus"))
  }

  private static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Sources/StateMap/Page/page.js")

  @Test(.enabled(if: node != nil, "needs node")) func theScriptHasNoSyntaxError() throws {
    _ = try Self.run(["--check", Self.script.path])
  }

  /// In the first graph, 1 leads to 2 and 3, 2 leads to 3, 3 leads to 4, and 4 leads back to 2.
  @Test(.enabled(if: node != nil, "needs node")) func linesGoRightExceptForCycles() throws {
    let columns = try Self.evaluate(
      ["push", "layered"],
      """
      JSON.stringify([
        layered([1, 2, 3, 4, 5], [[1, 2], [1, 3], [2, 3], [3, 4], [4, 2]].map(([from, to]) => ({ from, to })), []),
        layered([1, 2], [{ from: 1, to: 2 }, { from: 2, to: 1 }], [2]),
      ])
      """)
    #expect(columns == "[[[1,5],[2],[3],[4]],[[2],[1]]]\n")
  }

  /// A line behind a card would look as if it began or ended there.
  @Test(.enabled(if: node != nil, "needs node")) func linesCrossColumnsBetweenTheirCards() throws {
    #expect(
      try Self.evaluate(
        ["bend", "onward"], "onward({ x: 0, y: 50 }, { x: 300, y: 50 }, [{ left: 100, right: 200, gaps: [10, 80] }])")
        == " C50,50 50,80 100,80 H200 C250,80 250,50 300,50\n")
  }

  @Test(.enabled(if: node != nil, "needs node")) func receiversWhoseSourceIsUnknownAreCounted() throws {
    let program = """
      const h = (tag, properties, ...children) => children.flat(9).filter((child) => child).join("|");
      const [badge, modelLink, distinction, broken] = [() => "", () => "", () => "", (name) => name];
      const kinds = { environment: "environment" };
      const receiver = (id) => ({ holder: { id }, member: { name: "store", gap: id > 1 && "not found" } });
      const model = { name: "Store", kind: "class", receivers: [1, 2, 3].map(receiver),
        links: [{ kind: "environment", to: 1, toMember: "store" }] };
      """
    #expect(
      try Self.evaluate(["plural", "modelCard"], after: program, "modelCard(model)")
        == "Store|class|3 receivers|environment 1|source unknown 2\n")
  }

  @Test(.enabled(if: node != nil, "needs node")) func namesBreakAtCapitalsAndPeriods() throws {
    #expect(
      try Self.evaluate(
        ["broken"], after: "const h = () => '|';",
        "broken('CommentsView.TextArea').join('') + broken('URLView').join('')")
        == "Comments|View.|Text|AreaURLView\n")
  }

  /// The script once searched forever for the folders of a file without one.
  @Test(.enabled(if: node != nil, "needs node")) func sharedFoldersEndAtTheFirstDifference() throws {
    let paths = [
      ["A.swift", "Sub/B.swift"], ["A.swift"], [], ["App/A.swift", "App/Sub/B.swift"],
      ["App/A.swift", "Apple/B.swift"], ["/a/b/A.swift", "/a/b/c/B.swift"], ["/a/A.swift", "/b/B.swift"],
    ]
    let data = String(decoding: try JSONEncoder().encode(paths), as: UTF8.self)
    #expect(
      try Self.evaluate(["sharedFolders"], "\(data).map(sharedFolders).join('|')") == "|||App/||/a/b/|\n")
  }

  /// Runs the whole script with a document that accepts everything.
  @Test(.enabled(if: node != nil, "needs node"), arguments: ["", "#view/0", "#model/0", "#part/0,1"])
  func everyPageOpens(address: String) throws {
    let map = stateMap([
      "A.swift": """
      final class Store: ObservableObject {}
      struct Home: View { @StateObject var store = Store(); var body: some View { Card(store: store); Card.Row() } }
      """,
      "Sub/B.swift": "struct Card: View { @ObservedObject var store: Store; struct Row: View { @State var n = 0 } }",
    ])
    let program = """
      const data = process.argv[2];
      const value = {
        get: (_, key) => key === Symbol.iterator ? function* () {} : key === Symbol.toPrimitive ? () => "" : anything,
        set: () => true, apply: () => anything, construct: () => anything,
      };
      const anything = new Proxy(function () {}, value);
      const document = new Proxy({ getElementById: (id) => id === "map" ? { textContent: data } : anything },
        { get: (own, key) => own[key] ?? anything });
      const names = ["localStorage", "matchMedia", "addEventListener", "ResizeObserver", "requestAnimationFrame"];
      const page = { document, location: { hash: process.argv[3] ?? "" } };
      for (const name of names) page[name] = anything;
      const script = require("fs").readFileSync(process.argv[1], "utf8");
      require("vm").runInNewContext(script, page, { timeout: 20000 });
      console.log(document.title);
      """
    let data = StateMapPage(map, title: "App", root: "/").data
    let title = try Self.run(["-e", program, Self.script.path, data, address])
    let names = ["#view/0": "Home — ", "#model/0": "Store — ", "#part/0,1": "Part of App — "]
    #expect(title == "\(names[address] ?? "")State map of App\n")
  }

  @Test(.enabled(if: node != nil, "needs node")) func namesakesAreToldApartByFewFolders() throws {
    let paths = [
      ["App/Final/Views/Home.swift", "App/Starter/Views/Home.swift"], ["App/A.swift", "App/B.swift"],
      ["A/x/One/Home.swift", "A/x/Two/Home.swift", "B/x/Two/Home.swift"], ["A.swift", "Sub/A.swift"],
      ["A.swift", "A.swift"],
    ]
    let data = String(decoding: try JSONEncoder().encode(paths), as: UTF8.self)
    #expect(
      try Self.evaluate(["distinctParts"], "\(data).map((paths) => distinctParts(paths).join()).join(' ')")
        == "Final/…,Starter/… A.swift,B.swift A/…/One/…,A/…/Two/…,B/…/Two/… A.swift,Sub/… ,\n")
  }

  /// A property has the color of the line that leads to it.
  @Test(.enabled(if: node != nil, "needs node")) func receivedBindingsLookLikeBindings() throws {
    let members = [
      "{ role: 'receives', wrapper: '@Binding', type: 'Int' }",
      "{ role: 'receives', wrapper: '', type: 'Binding<Int>' }",
      "{ role: 'receives', wrapper: '@ObservedObject', type: 'Store' }",
      "{ role: 'owns', wrapper: '@State', type: '' }",
    ]
    #expect(
      try Self.evaluate(["look"], "[\(members.joined(separator: ", "))].map(look).join()")
        == "binding,binding,receives,owns\n")
  }

  /// Findings have colors that lines and state do not have.
  @Test func colorsAreDistinct() throws {
    let file = Self.script.deletingLastPathComponent().appendingPathComponent("page.css")
    let style = try String(contentsOf: file, encoding: .utf8)
    let colors = style.matches(of: /--([a-zA-Z]+): (#[0-9a-f]{6})/)
    func values(_ names: [Substring]) -> Set<Substring> { Set(colors.filter { names.contains($0.1) }.map(\.2)) }
    let findings = values(["error", "warning", "info", "hint"])
    #expect(findings.count == 8, "four for each of light and dark")
    #expect(
      findings.isDisjoint(
        with: values([
          "argument", "binding", "firstValue", "environment", "shows", "owns", "stores", "shares",
        ])))
  }

  /// Returns the result of an expression in the page's script, after some of its functions and a program.
  private static func evaluate(
    _ functions: [String], after program: String = "", _ expression: String
  ) throws -> String {
    let names = functions.map { "take('\($0)')" }.joined(separator: " + ")
    return try run([
      "-e",
      """
      const script = require("fs").readFileSync(process.argv[1], "utf8");
      const take = (name) => script.match(new RegExp(`function ${name}\\\\([^]*?(\\n}|; })\\n`))[0];
      \(program)
      console.log(eval(\(names) + `\(expression)`));
      """, script.path,
    ])
  }

  private static func run(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: node ?? "")
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return String(decoding: data, as: UTF8.self)
  }
}
