import JSONReading
import TestSupport
import Testing

/// Tests of complete sessions with each recorded client, starting with its `initialize` parameters.
@Suite struct RecordedClientTests {
  private static let uri = "file:///accept/project/A.swift"

  @Test(arguments: RecordedClient.all)
  func aSessionGoesWell(_ client: String) throws {
    try withNewServer { server in
      let capabilities = try server.request("initialize", try RecordedClient.parameters(client))["result"][
        "capabilities"]
      #expect(capabilities["positionEncoding"].isNull || capabilities["positionEncoding"] == "utf-16")
      server.notify("initialized", "{}")
      // Emacs and VS Code send this notification.
      server.notify("workspace/didChangeConfiguration", #"{"settings":{}}"#)
      server.open(Sample.bad, uri: Self.uri, version: 0)
      let pulls = !capabilities["diagnosticProvider"].isNull
      let shown = try pulls ? pulled(from: server) : server.shown(1, uri: Self.uri)
      #expect(shown.map(\.numbers) == [[3, 15, 3, 16]])
      answerQuestions(of: server)
      let context = "[\(shown.map { JSON.text(of: $0) }.joined())]"
      let fix = try #require(try server.fixes(JSON.range(3, 15, 3, 15), diagnostics: context, uri: Self.uri).first)
      let complete = fix["edit"].isNull ? try server.request("codeAction/resolve", JSON.text(of: fix))["result"] : fix
      var buffer = ClientBuffer(Sample.bad)
      buffer.apply(edits: complete.edits(Self.uri))
      #expect(buffer.text == Sample.good)
      server.change(#"[{"range":\#(JSON.range(3, 11, 3, 11)),"text":"private "}]"#, version: 1, uri: Self.uri)
      if pulls {
        #expect(try pulled(from: server).isEmpty)
        #expect(server.publishes(Self.uri).isEmpty)
      } else {
        try server.shown(0, uri: Self.uri)
      }
      server.close(uri: Self.uri)
      try server.request("shutdown", "null")
      server.notify("exit", "null")
      try server.expectExit(0)
    }
  }

  private func pulled(from server: ServerProcess) throws -> [JSONValue] {
    let report = try server.pull(uri: Self.uri)["result"]
    #expect(report["kind"] == "full")
    return report["items"].elements
  }

  /// Answers the server's requests as a client without settings does.
  private func answerQuestions(of server: ServerProcess) {
    for question in server.messages where question["method"].string != nil && !question["id"].isNull {
      let items = question["params"]["items"].elements.map { _ in "null" }.joined(separator: ",")
      server.answer(
        question, question["method"] == "workspace/configuration" ? #""result":[\#(items)]"# : #""result":null"#)
    }
  }
}
