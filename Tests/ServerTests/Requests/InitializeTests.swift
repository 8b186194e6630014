import ServerTesting
import TestSupport
import Testing

@testable import Server

@Suite struct InitializeTests {
  @Test(arguments: [
    "{}", #"{"capabilities":{}}"#,
    #"{"processId":null,"rootUri":null,"rootPath":null,"workspaceFolders":null,"capabilities":{}}"#,
    #"{"workspaceFolders":[],"capabilities":{}}"#,
    #"{"capabilities":{"general":{"positionEncodings":["utf-7"]}}}"#,
    #"{"capabilities":{"general":{"positionEncodings":5},"textDocument":null,"workspace":[]}}"#,
    """
    {"capabilities":{"textDocument":{"codeAction":{"codeActionLiteralSupport":{"codeActionKind":{"valueSet":["x"]}},
    "isPreferredSupport":null},"publishDiagnostics":{"tagSupport":{"valueSet":[99]},"relatedInformation":null}},
    "workspace":{"workspaceEdit":{"resourceOperations":["explode"],"failureHandling":"later"}}},"trace":"loud"}
    """,
    #"{"capabilities":{},"initializationOptions":5}"#, #"{"capabilities":{},"initializationOptions":[]}"#,
    #"{"capabilities":{},"initializationOptions":{"unknown":1}}"#,
    #"{"capabilities":{},"rootUri":"file:///does/not/exist"}"#, #"{"capabilities":{},"rootUri":"nonsense"}"#,
    #"{"capabilities":{},"processId":-99999999999}"#, #"{"capabilities":{},"rootPath":"/project"}"#,
  ])
  func noParametersKeepASessionFromStarting(_ parameters: String) {
    let session = InProcessSession(analyzer: PlantedRule.analyzer, files: FilesInMemory(), initialize: parameters)
    session.open(uri: Sample.uri, Sample.bad)
    #expect(session.publishes().last?["diagnostics"].elements.count == 1)
    let encoding = session.received.first?["result"]["capabilities"]["positionEncoding"]
    #expect(encoding == .null || encoding == .string("utf-16"))
  }

  @Test(arguments: [
    ("[]", nil as String?), (#"["utf-16"]"#, "utf-16"), (#"["utf-8"]"#, "utf-8"), (#"["utf-32"]"#, "utf-32"),
    (#"["utf-32","utf-8","utf-16"]"#, "utf-16"), (#"["utf-8","utf-7"]"#, "utf-8"), (#"["utf-7","utf-32"]"#, "utf-32"),
  ])
  func theEncodingIsUTF16WhereTheClientAllowsIt(_ offered: String, _ chosen: String?) {
    let session = InProcessSession.planted(capabilities: #"{"general":{"positionEncodings":\#(offered)}}"#)
    #expect(session.received.first?["result"]["capabilities"]["positionEncoding"].string == chosen)
  }

  @Test func serverReportsNameAndCapabilities() {
    let answer = InProcessSession.planted().received.first?["result"] ?? .null
    #expect(answer["serverInfo"]["name"].string == "statewise")
    #expect(answer["capabilities"]["textDocumentSync"]["change"].integer == 2)
    #expect(
      answer["capabilities"]["codeActionProvider"]["codeActionKinds"].elements
        == [.string("quickfix"), .string("refactor.rewrite"), .string("source.fixAll.statewise")])
    #expect(answer["capabilities"]["diagnosticProvider"].isNull)
  }

  /// The parameters are recordings of real clients.
  @Test(arguments: RecordedClient.all)
  func aSessionWithEveryRecordedClientGoesWell(_ client: String) throws {
    let parameters = try RecordedClient.parameters(client)
    let session = InProcessSession(
      analyzer: PlantedRule.analyzer, files: FilesInMemory(["/accept/project/B.swift": Sample.bad]),
      initialize: parameters)
    let uri = "file:///accept/project/A.swift"
    session.open(uri: uri, Sample.bad, version: 0)
    let pulls = session.received.first?["result"]["capabilities"]["diagnosticProvider"] != .null
    #expect(session.publishes(uri).count == (pulls ? 0 : 1))
    let shown =
      pulls
      ? session.request("textDocument/diagnostic", #"{"textDocument":{"uri":"\#(uri)"}}"#)["result"]["items"].elements
      : session.publishes(uri).last?["diagnostics"].elements ?? []
    #expect(shown.count == 1)
    let actions = session.fixes(JSON.range(3, 15, 3, 15), uri: uri)
    // The project has not been read yet, so no fix is known to be safe.
    #expect(actions.map { $0["title"].string } == ["Make it private (review first)"])
    let resolves = session.received.first?["result"]["capabilities"]["codeActionProvider"]["resolveProvider"] != .null
    #expect(actions.first?["edit"].isNull == resolves)
    let chosen = resolves ? session.resolve(actions.first ?? .null)["result"] : actions.first ?? .null
    let edit = chosen["edit"]
    let edits = edit["changes"][uri].elements + (edit["documentChanges"].elements.first?["edits"].elements ?? [])
    #expect(edits.map { $0["newText"].string } == ["private "])
    session.send([JSON.message("shutdown", "null", id: #""bye""#)])
    #expect(session.responses(to: .string("bye")).count == 1)
  }
}
