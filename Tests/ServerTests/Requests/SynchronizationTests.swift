import ServerTesting
import SyntaxFuzzing
import TestSupport
import Testing

@testable import Server

@Suite struct SynchronizationTests {
  @Test func changesOfOneNotificationAreSequential() {
    let session = InProcessSession.planted()
    session.open(uri: Sample.uri, Sample.bad)
    session.change(
      """
      [{"range":\(JSON.range(0, 0, 0, 0)),"text":"// a\\n"},{"range":\(JSON.range(1, 0, 1, 0)),"text":"// b\\n"},
      {"range":\(JSON.range(0, 0, 1, 0)),"text":""},{"range":\(JSON.range(1, 0, 1, 0)),"text":"\\n\\n"}]
      """)
    #expect(findingLine(session) == 6)
    session.change(
      """
      [{"range":\(JSON.range(6, 4, 6, 4)),"text":" "},{"range":\(JSON.range(0, 0, 0, 0)),"text":"//2\\n"}]
      """, version: 3)
    #expect(findingLine(session) == 7)
    session.change(
      """
      [{"text":"garbage"},{"text":\(JSON.string(Sample.bad))},{"range":\(JSON.range(0, 0, 0, 0)),"text":"//\\n"}]
      """, version: 4)
    #expect(findingLine(session) == 4)
    session.change("[]", version: 5)
    #expect(findingLine(session) == 4)
    session.change(#"[{"range":\#(JSON.range(0, 0, 1, 0)),"rangeLength":99,"text":""}]"#, version: 6)
    #expect(findingLine(session) == 3)
  }

  @Test func invalidRangesAreHandled() {
    let session = InProcessSession.planted()
    session.open(uri: Sample.uri, Sample.bad)
    let huge = "4294967295"
    for range in [
      JSON.range(4, 0, 2, 0), JSON.range(3, 9, 3, 4), JSON.range(999, 0, 999, 0), JSON.range(3, 99999, 3, 99999),
      JSON.range(2_147_483_647, 2_147_483_647, 0, 0), JSON.range(-1, -1, -1, -1),
      #"{"start":{"line":\#(huge),"character":\#(huge)},"end":{"line":0,"character":99999999999999999999999}}"#,
    ] {
      session.change(#"[{"range":\#(range),"text":"é😀"}]"#)
      _ = session.codeActions(range)
      session.change(#"[{"text":\#(JSON.string(Sample.bad))}]"#)
      #expect(findingLine(session) == 3)
      #expect(session.isAlive)
    }
  }

  @Test(arguments: ["\r\n", "\r", "\n"])
  func everyLineEndingIsRecognized(_ ending: String) {
    let session = InProcessSession.planted()
    session.open(uri: Sample.uri, Sample.bad.replacing("\n", with: ending))
    #expect(findingLine(session) == 3)
  }

  @Test func otherSeparatorsDoNotEndLines() {
    let session = InProcessSession.planted()
    session.open(uri: Sample.uri, "// \u{2028}\u{85}\u{B}\u{C}\n@State var n = 0")
    #expect(findingLine(session) == 1)
  }

  @Test func anyVersionNumberIsAccepted() {
    let session = InProcessSession.planted()
    session.open(uri: Sample.uri, Sample.bad, version: 7)
    session.change(#"[{"range":\#(JSON.range(0, 0, 0, 0)),"text":"\n"}]"#, version: 7)
    session.change(#"[{"range":\#(JSON.range(0, 0, 0, 0)),"text":"\n"}]"#, version: 3)
    #expect(findingLine(session) == 5)
    #expect(session.publishes().map { $0["version"].integer } == [7, 7, 3])
  }

  @Test func closedDocumentsAreIgnored() {
    let session = InProcessSession.planted()
    session.change(#"[{"text":"x"}]"#)
    session.notify("textDocument/didClose", #"{"textDocument":{"uri":"\#(Sample.uri)"}}"#)
    #expect(session.publishes().isEmpty)
    #expect(session.isAlive)
  }

  @Test func aSecondOpenReplacesTheText() {
    let session = InProcessSession.planted()
    session.open(uri: Sample.uri, Sample.bad)
    session.open(uri: Sample.uri, Sample.good)
    #expect(session.publishes().last?["diagnostics"].elements.isEmpty == true)
  }

  @Test func veryLargeDocumentIsReportedAsNotChecked() {
    let session = InProcessSession.planted()
    session.open(uri: Sample.uri, Sample.bad + String(repeating: "// large\n", count: 500_000))
    #expect(session.publishes().last?["diagnostics"].elements.map { $0["code"].string } == ["large-file"])
    #expect(session.codeActions(JSON.range(3, 15, 3, 15))["result"] == .array([]))
    session.change(#"[{"text":\#(JSON.string(Sample.bad))}]"#)
    #expect(session.publishes().last?["diagnostics"].elements.map { $0["code"].string } == ["planted"])
  }

  @Test func spellingsOfOneURIAddressOneDocument() {
    let session = InProcessSession.planted()
    let opened = "file:///project/caf%c3%a9%20a%2Bb/A.swift"
    session.open(uri: opened, Sample.good)
    session.change(
      #"[{"text":\#(JSON.string(Sample.bad))}]"#, uri: "file:///project/caf%C3%A9%20a+b/A.swift")
    #expect(session.publishes(opened).last?["diagnostics"].elements.count == 1)
  }

  @Test(arguments: [
    ("untitled:Untitled-1", "swift", true), ("file://", "swift", true), ("file:///project/README.md", "swift", true),
    ("vscode-remote://ssh-remote+host/w/A.swift", "swift", true), ("memfs:/A.swift", "swift", true),
    ("git:/w/A.swift?%7B%22ref%22%3A%22%22%7D", "swift", false), ("vscode-notebook-cell:/w/n.ipynb#W0", "swift", false),
    ("file:///project/A.swift", "plaintext", false), ("file:///project/%zz/A.swift", "swift", true),
  ])
  func oddDocumentsAreServedOrLeftAlone(_ uri: String, _ language: String, _ isChecked: Bool) {
    let session = InProcessSession.planted()
    session.open(uri: uri, Sample.bad, language: language)
    #expect(session.publishes(uri).contains { !$0["diagnostics"].elements.isEmpty } == isChecked)
    let actions = session.codeActions(JSON.range(3, 15, 3, 15), uri: uri)
    #expect(actions["error"].isNull)
    session.notify("textDocument/didClose", #"{"textDocument":{"uri":"\#(uri)"}}"#)
    #expect(session.isAlive)
  }

  /// After any edits, the findings are the same as for a new document with that text. Until it is saved, those below an
  /// open string remain.
  @Test func editsReachSameStateAsOpening() {
    var random = SeededGenerator(seed: 3)
    let session = InProcessSession.planted()
    session.open(Sample.path, Sample.bad)
    let pieces = ["@State var x = 0\n", "private ", "😀", "\r\n", "日本", "/* é */ ", "@StateObject var y = 1", ""]
    for _ in 0..<60 {
      let range = LSPRange(start: position(&random), end: position(&random))
      session.replace(range, in: Sample.path, with: pieces.randomElement(using: &random) ?? "")
      session.notify("textDocument/didSave", #"{"textDocument":{"uri":"\#(Sample.uri)"}}"#)
      let fresh = InProcessSession.planted()
      fresh.open(Sample.path, session.text(Sample.path) ?? "")
      #expect(session.diagnostics(Sample.path) == fresh.diagnostics(Sample.path))
    }
  }

  private func position(_ random: inout SeededGenerator) -> Position {
    Position(line: Int.random(in: 0...8, using: &random), character: Int.random(in: 0...30, using: &random))
  }

  private func findingLine(_ session: InProcessSession) -> Int? {
    session.publishes().last?["diagnostics"].elements.first?["range"]["start"]["line"].integer
  }
}
