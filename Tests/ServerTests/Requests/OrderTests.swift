import JSONReading
import ServerTesting
import TestSupport
import Testing

@testable import Server

/// Work that ends when something else has happened meanwhile.
@Suite struct OrderTests {
  @Test func aLateResultAnswersNoOtherRequestOfTheSameID() {
    let session = opened()
    session.doAll()
    let ask = { (range: String) in JSON.message("textDocument/codeAction", JSON.codeAction(range), id: "1") }
    session.handle([ask(JSON.range(3, 15, 3, 15)), JSON.message("$/cancelRequest", #"{"id":1}"#)])
    session.handle([ask(JSON.range(5, 0, 5, 0))])
    session.forgetSent()
    session.doNext()
    #expect(session.sent.isEmpty)
    session.doNext()
    #expect(session.sent.map { $0["result"] } == [.array([])])
  }

  @Test func whatAnOlderTextSaidIsNotShown() {
    let session = opened()
    session.handle([change(to: Sample.good, version: 2)])
    session.doAll()
    #expect(publishes(session).map { $0["version"].integer } == [2])
    #expect(publishes(session).last?["diagnostics"] == .array([]))
  }

  @Test func findingsOfAnOlderTextAreNotShown() {
    let session = opened()
    session.doNext()
    session.handle([change(to: Sample.good, version: 2)])
    session.doAll()
    #expect(publishes(session).map { $0["version"].integer } == [2])
  }

  @Test func oneAnalysisOfADocumentRunsAtATime() {
    let session = opened()
    for version in 2...20 { session.handle([change(to: Sample.good, version: version)]) }
    #expect(session.waiting.count == 1)
    session.doAll()
    #expect(publishes(session).map { $0["version"].integer } == [20])
  }

  @Test func nothingIsShownAfterAClose() {
    let session = opened()
    session.handle([JSON.message("textDocument/didClose", #"{"textDocument":{"uri":"\#(Sample.uri)"}}"#)])
    session.doAll()
    #expect(publishes(session).map { $0["diagnostics"] } == [.array([])])
  }

  @Test func aTextIsJudgedOnceItsProjectIsListedAndBeforeItIsRead() {
    let session = SteppedSession(files: FilesInMemory(["/project/B.swift": Sample.bad]))
    session.handle([JSON.message("textDocument/didOpen", JSON.open(Sample.bad))])
    session.doLast()
    // The text is read, but which rules are on is not known before the listing.
    #expect(session.waiting.count == 1 && publishes(session).isEmpty)
    session.doLast()
    session.doLast()
    #expect(publishes(session).count == 1)
    #expect(!session.waiting.isEmpty)
  }

  /// With the sample open and its first analysis waiting.
  private func opened() -> SteppedSession {
    let session = SteppedSession(
      capabilities: """
        {"textDocument":{"codeAction":{"codeActionLiteralSupport":{}}},
        "workspace":{"didChangeWatchedFiles":{"dynamicRegistration":true}}}
        """)
    session.doAll()
    session.handle([JSON.message("textDocument/didOpen", JSON.open(Sample.bad))])
    return session
  }

  private func change(to text: String, version: Int) -> [UInt8] {
    JSON.message(
      "textDocument/didChange",
      """
      {"textDocument":{"uri":"\(Sample.uri)","version":\(version)},"contentChanges":[{"text":\(JSON.string(text))}]}
      """)
  }

  private func publishes(_ session: SteppedSession) -> [JSONValue] {
    session.sent.filter { $0["method"].string == "textDocument/publishDiagnostics" }.map { $0["params"] }
  }
}
