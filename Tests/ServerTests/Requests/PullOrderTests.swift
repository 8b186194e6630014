import Analysis
import JSONReading
import ServerTesting
import TestSupport
import Testing

@testable import Server

/// Tests of when the server answers pull requests, and for which text.
@Suite struct PullOrderTests {
  private static let capabilities = """
    {"textDocument":{"diagnostic":{"dynamicRegistration":false}},"workspace":{"diagnostics":{"refreshSupport":true}}}
    """
  private static let off = [
    "/project/.statewise.json": #"{ "rules": { "private-state": "off" } }"#, "/project/A.swift": Sample.bad,
  ]

  private func pull(_ session: SteppedSession, _ id: Int, uri: String = Sample.uri) {
    session.handle([JSON.message("textDocument/diagnostic", #"{"textDocument":{"uri":"\#(uri)"}}"#, id: "\(id)")])
  }

  private func replies(_ session: SteppedSession, _ id: Int) -> [JSONValue] {
    session.sent.filter { $0["id"].integer == id && $0["method"].isNull }
  }

  /// Returns the codes of the findings in each answer.
  private func codes(_ session: SteppedSession, _ id: Int) -> [[String]] {
    replies(session, id).map { $0["result"]["items"].elements.compactMap { $0["code"].string } }
  }

  @Test(arguments: [true, false])
  func pullWaitsForConfiguration(isOpen: Bool) {
    let session = SteppedSession(
      files: FilesInMemory(Self.off), capabilities: Self.capabilities, analyzer: Analyzer())
    if isOpen { session.handle([JSON.message("textDocument/didOpen", JSON.open(Sample.bad))]) }
    pull(session, 1)
    // Do everything that doesn't depend on the list of files.
    while session.waiting.count > 1 { session.doLast() }
    #expect(codes(session, 1).isEmpty)
    session.handle([JSON.message("$/cancelRequest", #"{"id":1}"#)])
    session.doAll()
    #expect(codes(session, 1) == [[]])
    #expect(session.sent.allSatisfy { $0["error"].isNull && $0["method"].string != "workspace/diagnostic/refresh" })
  }

  @Test func documentWithoutProjectIsAnalyzedImmediately() {
    let session = SteppedSession(capabilities: Self.capabilities)
    session.handle([JSON.message("textDocument/didOpen", JSON.open(uri: "untitled:a", Sample.bad))])
    pull(session, 1, uri: "untitled:a")
    while session.waiting.count > 1 { session.doLast() }
    #expect(codes(session, 1) == [["planted"]])
  }

  @Test func pullIsAnsweredForCurrentText() {
    let session = SteppedSession(capabilities: Self.capabilities)
    session.handle([JSON.message("textDocument/didOpen", JSON.open(Sample.good))])
    session.doAll()
    session.handle(
      [1, 2].map {
        JSON.message("textDocument/diagnostic", #"{"textDocument":{"uri":"\#(Sample.uri)"}}"#, id: "\($0)")
      })
    #expect(session.waiting.count == 1)
    let change = JSON.change(#"[{"text":\#(JSON.string(Sample.bad))}]"#, version: 2)
    session.handle([JSON.message("textDocument/didChange", change)])
    session.doNext()
    #expect(codes(session, 1).isEmpty)
    session.doAll()
    for id in [1, 2] { #expect(codes(session, id) == [["planted"]]) }
  }

  @Test func pullOfClosedDocumentUsesFile() {
    let session = SteppedSession(
      files: FilesInMemory(["/project/A.swift": Sample.good]), capabilities: Self.capabilities)
    session.handle([JSON.message("textDocument/didOpen", JSON.open(Sample.bad))])
    session.doAll()
    pull(session, 1)
    session.handle([JSON.message("textDocument/didClose", #"{"textDocument":{"uri":"\#(Sample.uri)"}}"#)])
    session.doAll()
    #expect(codes(session, 1) == [[]])
    #expect(replies(session, 1).map { $0["result"]["kind"].string } == ["full"])
  }

  @Test func thePullsThatWaitAreAnsweredBeforeTheSessionEnds() {
    let session = SteppedSession(capabilities: Self.capabilities)
    session.handle([JSON.message("textDocument/didOpen", JSON.open(Sample.bad))])
    pull(session, 1)
    session.handle([JSON.message("shutdown", "null", id: "2")])
    #expect(replies(session, 1).count == 1)
    session.doAll()
    #expect(replies(session, 1).count == 1 && replies(session, 2).count == 1)
  }

  @Test func workspaceReportOmitsDeletedFiles() {
    let session = SteppedSession(capabilities: Self.capabilities)
    session.handle([JSON.message("textDocument/didOpen", JSON.open(Sample.bad))])
    session.doAll()
    session.handle([
      JSON.message("workspace/diagnostic", #"{"previousResultIds":[],"partialResultToken":"part"}"#, id: "1")
    ])
    session.handle([JSON.message("textDocument/didChange", JSON.change(#"[{"text":"//\n"}]"#, version: 2))])
    session.doAll()
    #expect(session.sent.allSatisfy { $0["method"].string != "$/progress" })
  }
}
