import Analysis
import JSONReading
import ServerTesting
import TestSupport
import Testing

@testable import Server

@Suite struct PullTests {
  private let capabilities = """
    {"textDocument":{"diagnostic":{"dynamicRegistration":false},"publishDiagnostics":{"relatedInformation":true}},
    "workspace":{"diagnostics":{"refreshSupport":true}}}
    """

  @Test func aClientThatPullsGetsNoPublishes() {
    let session = InProcessSession.planted(capabilities: capabilities)
    let provider = session.received.first?["result"]["capabilities"]["diagnosticProvider"]
    #expect(provider?["interFileDependencies"].bool == true)
    #expect(provider?["workspaceDiagnostics"].bool == true)
    session.open(uri: Sample.uri, Sample.bad)
    #expect(pull(session)["items"].elements.count == 1)
    session.notify("textDocument/didClose", #"{"textDocument":{"uri":"\#(Sample.uri)"}}"#)
    #expect(session.publishes().isEmpty)
  }

  @Test func equalResponseIsNotSentTwice() throws {
    let session = InProcessSession.planted(capabilities: capabilities)
    session.open(uri: Sample.uri, Sample.bad)
    let first = try #require(pull(session)["resultId"].string)
    let again = pull(session, previous: first)
    #expect(again["kind"].string == "unchanged")
    #expect(again["items"].isNull)
    session.change(#"[{"text":\#(JSON.string(Sample.good))}]"#)
    let clean = pull(session, previous: first)
    #expect(clean["kind"].string == "full")
    #expect(clean["items"] == .array([]))
    #expect(pull(session, previous: "nonsense")["kind"].string == "full")
  }

  @Test func resultIDExpiresWithDocument() throws {
    let session = InProcessSession.planted(capabilities: capabilities)
    session.open(uri: Sample.uri, Sample.bad)
    let first = try #require(pull(session)["resultId"].string)
    session.notify("textDocument/didClose", #"{"textDocument":{"uri":"\#(Sample.uri)"}}"#)
    session.open(uri: Sample.uri, Sample.bad)
    #expect(pull(session, previous: first)["kind"].string == "full")
  }

  @Test(arguments: [
    "file:///project/B.swift", "file:///project/Missing.swift", "untitled:Untitled-1", "nonsense", "git:/w/A.swift",
  ])
  func whatIsNotOpenIsNoError(_ uri: String) {
    let session = InProcessSession.planted(capabilities: capabilities, files: ["/project/B.swift": Sample.bad])
    #expect(pull(session, uri: uri)["kind"].string == "full")
    #expect(pull(session, uri: uri)["items"].elements.count == (uri.hasSuffix("B.swift") ? 1 : 0))
  }

  @Test func aCancelledPullIsAnsweredWithItsResult() {
    let session = InProcessSession.planted(capabilities: capabilities)
    session.open(uri: Sample.uri, Sample.bad)
    let params = #"{"textDocument":{"uri":"\#(Sample.uri)"}}"#
    session.send([
      JSON.message("textDocument/diagnostic", params, id: "100"), JSON.message("$/cancelRequest", #"{"id":100}"#),
      JSON.message("textDocument/diagnostic", params, id: "101"),
    ])
    #expect(session.responses(to: .number("100")).map { $0["result"]["items"].elements.count } == [1])
    #expect(session.responses(to: .number("101")).count == 1)
  }

  @Test func theUserMayChooseWhatTheClientDoesNot() {
    let push = InProcessSession.planted(
      capabilities: capabilities, members: #","initializationOptions":{"diagnostics":"push"}"#)
    push.open(uri: Sample.uri, Sample.bad)
    #expect(push.publishes().count == 1)
    #expect(push.received.first?["result"]["capabilities"]["diagnosticProvider"].isNull == true)
  }

  /// The client would never receive a delayed finding.
  @Test func clientWithoutRefreshSupportGetsPublishImmediately() {
    let session = InProcessSession(
      analyzer: Analyzer(), files: FilesInMemory(),
      initialize: """
        {"rootUri":"file:///project","capabilities":{"textDocument":{"diagnostic":{"dynamicRegistration":false}}}}
        """)
    session.open(uri: Sample.uri, "import SwiftUI\nstruct Row: View {\n\n  var body: some View { Text(\"\") }\n}\n")
    session.change(#"[{"range":\#(JSON.range(2, 0, 2, 0)),"text":"  @Binding var n: Int"}]"#)
    #expect(pull(session)["items"].elements.map { $0["code"].string } == ["binding-never-written"])
  }

  private func pull(_ session: InProcessSession, uri: String = Sample.uri, previous: String? = nil) -> JSONValue {
    let previousMember = previous.map { #","previousResultId":"\#($0)""# } ?? ""
    return session.request(
      "textDocument/diagnostic", #"{"textDocument":{"uri":"\#(uri)"}\#(previousMember)}"#)["result"]
  }
}
