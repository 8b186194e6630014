import JSONReading
import ServerTesting
import TestSupport
import Testing

@testable import Server

@Suite struct PublishTests {
  @Test func findingIsPublishedWithAllSupportedProperties() throws {
    let session = InProcessSession.planted()
    session.open(Sample.path, Sample.bad)
    let publish = try #require(session.publishes().first)
    #expect(publish["version"].integer == 1)
    let diagnostic = try #require(publish["diagnostics"].elements.first)
    #expect(diagnostic["range"] == (try JSONValue(parsing: Array(JSON.range(3, 15, 3, 16).utf8))))
    #expect(diagnostic["severity"].integer == 2)
    #expect(diagnostic["code"].string == "planted")
    #expect(diagnostic["source"].string == "statewise")
    #expect(diagnostic["message"].string == "'n' is planted")
    #expect(diagnostic["relatedInformation"].elements.first?["location"]["uri"].string == Sample.uri)
    #expect(diagnostic["data"]["rule"].string == "planted")
  }

  @Test func nothingIsSentThatTheClientDidNotDeclare() throws {
    let session = InProcessSession.planted(capabilities: "{}")
    session.open(uri: Sample.uri, Sample.bad)
    guard case .object(let members)? = session.publishes().first?["diagnostics"].elements.first else {
      Issue.record("Nothing was published")
      return
    }
    #expect(Set(members.keys) == ["range", "severity", "code", "source", "message"])
    #expect(members["message"]?.string == "'n' is planted (the file begins here, A.swift:1)")
  }

  @Test(arguments: [("utf-8", 47), ("utf-16", 32), ("utf-32", 29)])
  func columnsCountInTheNegotiatedUnit(_ encoding: String, _ column: Int) throws {
    let session = InProcessSession.planted(encoding: encoding)
    session.open(Sample.path, "\n    /* 👩‍👩‍👧 e\u{301} 日本 */ @State var n = 0")
    let range = try #require(session.diagnostics(Sample.path).first).range
    #expect(range.start == Position(line: 1, character: column + 4))
    let edit = session.codeActions(Sample.path, at: range).first?.edit?.documentChanges?.first?.edit?.edits.first
    #expect(edit?.range.start == Position(line: 1, character: column))
    session.replace(
      LSPRange(start: Position(line: 1, character: column), end: Position(line: 1, character: column)),
      in: Sample.path, with: "x")
    #expect(session.text(Sample.path)?.hasSuffix("*/ @State xvar n = 0") == true)
    #expect(session.diagnostics(Sample.path).isEmpty)
  }

  @Test func aBurstIsAnalyzedOnce() {
    let session = InProcessSession.planted()
    session.open(Sample.path, Sample.bad)
    let texts = (0..<300).map { $0 % 2 == 0 ? Sample.good : Sample.bad }
    session.send(
      texts.enumerated().map { index, text in
        JSON.message(
          "textDocument/didChange",
          """
          {"textDocument":{"uri":"\(Sample.uri)","version":\(index + 5)},"contentChanges":[{"text":\(JSON.string(text))}]}
          """)
      })
    #expect(session.publishes().count == 2)
    #expect(session.publishes().last?["version"].integer == 304)
    #expect(session.publishes().last?["diagnostics"].elements.count == 1)
  }

  /// Eglot leaves its marks at their earlier positions.
  @Test func aVersionWithFindingsIsPublishedOnce() {
    let session = InProcessSession.planted()
    session.open(Sample.path, Sample.bad)
    session.change(#"[{"range":\#(JSON.range(5, 1, 5, 1)),"text":" // x"}]"#)
    session.change(#"[{"range":\#(JSON.range(5, 1, 5, 6)),"text":""}]"#, version: 3)
    session.save(Sample.path)
    #expect(session.publishes().map { $0["version"].integer } == [1, 2, 3])
  }

  /// Publishing again would make the marks flicker.
  @Test func aVersionIsNotPublishedAgainBecauseAnotherFileChanges() {
    let session = InProcessSession.planted()
    session.open(Sample.path, Sample.bad)
    session.open("/project/B.swift", "struct B {}\n")
    session.change(#"[{"text":"struct B {}\nstruct C {}\n"}]"#, uri: "file:///project/B.swift")
    #expect(session.publishes().map { $0["version"].integer } == [1])
  }

  @Test func closingClearsAndReopeningPublishesAgain() {
    let session = InProcessSession.planted()
    session.open(Sample.path, Sample.bad)
    session.close(Sample.path)
    #expect(session.publishes().last?["diagnostics"] == .array([]))
    session.open(Sample.path, Sample.bad)
    #expect(session.publishes().last?["diagnostics"].elements.count == 1)
  }

  @Test func nothingIsPublishedAfterClose() {
    let session = InProcessSession.planted()
    session.send([
      JSON.message("textDocument/didOpen", JSON.open(Sample.bad)),
      JSON.message("textDocument/didClose", #"{"textDocument":{"uri":"\#(Sample.uri)"}}"#),
    ])
    #expect(session.publishes().map { $0["diagnostics"] } == [.array([])])
  }
}
