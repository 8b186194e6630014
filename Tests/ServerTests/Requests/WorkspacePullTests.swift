import JSONReading
import ServerTesting
import TestSupport
import Testing

@testable import Server

@Suite struct WorkspacePullTests {
  private static let capabilities = """
    {"textDocument":{"diagnostic":{"dynamicRegistration":false}},"workspace":{"diagnostics":{"refreshSupport":true}}}
    """
  private static let files = ["/project/A.swift": Sample.bad, "/project/B.swift": Sample.good]

  private let session = SteppedSession(files: FilesInMemory(Self.files), capabilities: Self.capabilities)
  private let stranger = "file:///project/Gone.swift"

  private func ask(_ id: Int, previous: [(uri: String, id: String)] = [], token: String? = nil) {
    let ids = previous.map { #"{"uri":"\#($0.uri)","value":"\#($0.id)"}"# }.joined(separator: ",")
    let tokenMember = token.map { #","partialResultToken":\#($0)"# } ?? ""
    session.handle([
      JSON.message("workspace/diagnostic", #"{"previousResultIds":[\#(ids)]\#(tokenMember)}"#, id: "\(id)")
    ])
    session.doAll()
  }

  private func answer(_ id: Int) -> JSONValue? {
    session.sent.first { $0["id"].integer == id && $0["method"].isNull }
  }

  private func items(_ id: Int) -> [JSONValue] { answer(id)?["result"]["items"].elements ?? [] }

  private func portions(_ token: String) -> [JSONValue] {
    session.sent.filter { $0["method"].string == "$/progress" && $0["params"]["token"].string == token }
      .flatMap { $0["params"]["value"]["items"].elements }
  }

  @Test func findingsOfUnopenedFilesAreReported() throws {
    session.doAll()
    ask(1)
    let item = try #require(items(1).first)
    #expect(items(1).count == 1)
    #expect(item["uri"].string == Sample.uri)
    #expect(item["kind"].string == "full")
    #expect(item["items"].elements.map { $0["code"].string } == ["planted"])
    guard case .object(let members) = item else { return }
    #expect(members["version"] == .null)
  }

  @Test func anAnswerWaitsForTheIndex() {
    session.handle([JSON.message("workspace/diagnostic", #"{"previousResultIds":[]}"#, id: "1")])
    session.doNext()
    #expect(answer(1) == nil)
    session.doAll()
    #expect(items(1).count == 1)
  }

  @Test func openRequestIsAnsweredBeforeShutdown() throws {
    session.doAll()
    ask(1)
    let id = try #require(items(1).first?["resultId"].string)
    ask(2, previous: [(Sample.uri, id)], token: "\"t\"")
    #expect(answer(2) == nil)
    session.handle([JSON.message("shutdown", "null", id: "3")])
    #expect(answer(2)?["result"]["items"].elements.isEmpty == true)
  }

  @Test func knownReportsAreUnchangedAndDeletedOnesCleared() throws {
    session.doAll()
    ask(1)
    let id = try #require(items(1).first?["resultId"].string)
    ask(2, previous: [(Sample.uri, id), (stranger, "closed-1")])
    #expect(items(2).map { $0["kind"].string } == ["full", "unchanged"])
    #expect(items(2).first?["uri"].string == stranger)
    #expect(items(2).first?["items"] == .array([]))
    #expect(items(2).last?["resultId"].string == id)
  }

  @Test func partialResultsUseTokenOfClient() {
    session.doAll()
    ask(1, token: #""part""#)
    #expect(portions("part").map { $0["uri"].string } == [Sample.uri])
    #expect(answer(1)?["result"]["items"] == .array([]))
  }

  @Test func unchangedPullStaysOpen() throws {
    session.doAll()
    ask(1)
    let id = try #require(items(1).first?["resultId"].string)
    ask(2, previous: [(Sample.uri, id)], token: #""part""#)
    #expect(answer(2) == nil)
    session.handle([JSON.message("textDocument/didOpen", JSON.open(uri: "file:///project/B.swift", "struct C {}"))])
    session.doAll()
    #expect(answer(2) == nil)
    session.handle([
      JSON.message("textDocument/didOpen", JSON.open(uri: "file:///project/C.swift", "struct D {}\n" + Sample.bad))
    ])
    session.doAll()
    #expect(portions("part").contains { $0["uri"].string?.hasSuffix("C.swift") == true })
    #expect(answer(2)?["result"]["items"] == .array([]))
  }

  @Test func cancelledDelayedPullIsAnsweredOnce() throws {
    session.doAll()
    ask(1)
    let id = try #require(items(1).first?["resultId"].string)
    ask(2, previous: [(Sample.uri, id)], token: #""part""#)
    session.handle([JSON.message("$/cancelRequest", #"{"id":2}"#)])
    #expect(session.sent.filter { $0["id"].integer == 2 }.map { $0["error"]["code"].integer } == [-32800])
    session.handle([JSON.message("textDocument/didOpen", JSON.open(uri: "file:///project/C.swift", "struct D {}"))])
    session.doAll()
    #expect(session.sent.filter { $0["id"].integer == 2 }.count == 1)
  }

  /// Otherwise, every file would be checked after each key.
  @Test func delayedPullWaitsForPauseInTyping() throws {
    session.doAll()
    session.handle([JSON.message("textDocument/didOpen", JSON.open(Sample.bad))])
    session.doAll()
    let change = """
      {"textDocument":{"uri":"\(Sample.uri)","version":2},"contentChanges":[{"text":"struct New {}"}]}
      """
    session.handle([JSON.message("textDocument/didChange", change)])
    ask(1, token: #""part""#)
    #expect(answer(1) == nil)
    let wake = try #require(session.wakeTime)
    session.now = wake
    session.handle([])
    session.doAll()
    #expect(answer(1) != nil)
  }

  /// The client may still show the diagnostics that it pulled last.
  @Test(arguments: ["untitled:Untitled-1", "file:///project/B.swift"])
  func closedFilesAreReportedInNextResponse(_ uri: String) throws {
    session.doAll()
    ask(1)
    let id = try #require(items(1).first?["resultId"].string)
    ask(2, previous: [(Sample.uri, id)], token: #""part""#)
    #expect(answer(2) == nil)
    session.handle([JSON.message("textDocument/didOpen", JSON.open(uri: uri, "struct C {}"))])
    session.doAll()
    session.handle([JSON.message("textDocument/didClose", #"{"textDocument":{"uri":"\#(uri)"}}"#)])
    session.doAll()
    #expect(portions("part").map { $0["uri"].string } == [uri])
    #expect(portions("part").map { $0["items"].elements.count } == [0])
  }

  @Test func theUserMayWantOpenFilesOnly() {
    let session = InProcessSession.planted(
      capabilities: Self.capabilities, members: #","initializationOptions":{"workspaceDiagnostics":false}"#)
    let provider = session.received.first?["result"]["capabilities"]["diagnosticProvider"]
    #expect(provider?["workspaceDiagnostics"].bool == false)
  }
}
