import Foundation
import Testing

@testable import StateMap

@Suite struct StateMapPageTests {
  private static let node = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { "\($0)/node" }.first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Names that an HTML parser, a JSON parser or a person could stumble over.
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

  @Test func theDataIsJSONThatNoHTMLParserTakesForMarkup() throws {
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
    for (focus, address) in [(StateMap.Focus.holders([1]), "#view/1"), (.models([0]), "#model/0")] {
      let page = StateMapPage(Self.strange, title: "", root: "/", focus: focus)
      #expect(page.data.contains("\"focus\":\"\(address)\""))
    }
    #expect(!StateMapPage(Self.strange, title: "", root: "/").data.contains("focus"))
  }

  @Test(.enabled(if: node != nil, "needs node")) func theScriptHasNoSyntaxError() throws {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/StateMap/Page/page.js")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.node ?? "")
    process.arguments = ["--check", script.path]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
