import Testing

@testable import Server

@Suite struct ConcurrencyTests {
  private let capabilities = #"{"textDocument":{"codeAction":{"codeActionLiteralSupport":{}}}}"#

  @Test func everyRequestHasOneAnswerWhateverIsCancelled() throws {
    let server = try ServerProcess()
    try server.initialize(capabilities: capabilities)
    server.notify("textDocument/didOpen", JSON.open(Sample.bad))
    let ask = JSON.codeAction(JSON.range(0, 0, 9, 0))
    for id in 0..<300 {
      server.send(
        JSON.message("textDocument/codeAction", ask, id: "\(id)"),
        JSON.message("$/cancelRequest", #"{"id":\#(id)}"#))
    }
    #expect(try server.isAlive())
    _ = try server.request("shutdown", "null")
    let answers = server.messages.compactMap { $0["id"].integer }
    #expect(answers.sorted() == Array(0..<300))
  }

  @Test func aBurstEndsWithTheFindingsOfTheLastVersion() throws {
    let server = try ServerProcess()
    try server.initialize()
    server.notify("textDocument/didOpen", JSON.open("// 0"))
    server.write(
      (1...300).flatMap { version in
        OutgoingMessage.frame(
          JSON.message(
            "textDocument/didChange",
            """
            {"textDocument":{"uri":"\(Sample.uri)","version":\(version)},"contentChanges":[{"text":"// \(version)"}]}
            """))
      })
    server.notify("textDocument/didOpen", JSON.open(uri: "untitled:last", "// last"))
    _ = try server.wait("the last publish") { $0["params"]["uri"].string == "untitled:last" }
    #expect(try server.isAlive())
    let versions = server.messages.filter { $0["params"]["uri"].string == Sample.uri }
      .compactMap { $0["params"]["version"].integer }
    #expect(versions == versions.sorted())
    #expect(versions.count <= 10)
  }

  /// Of what waits to be read there is one publish a document at most.
  @Test func aClientThatDoesNotReadGetsTheNewestOnly() throws {
    let server = try ServerProcess(reads: false)
    server.send(
      JSON.message("initialize", #"{"capabilities":{}}"#, id: "1"), JSON.message("initialized", "{}"))
    let long = String(repeating: "// a line of a comment\n", count: 200)
    for version in 1...100 {
      for document in 0..<20 {
        server.notify(
          "textDocument/didOpen", JSON.open(uri: "untitled:\(document)", "\(long)// \(version)", version: version))
      }
    }
    server.beginReading()
    #expect(try server.isAlive())
    for document in 0..<20 {
      _ = try server.wait("the newest publish") {
        $0["params"]["uri"].string == "untitled:\(document)" && $0["params"]["version"].integer == 100
      }
    }
  }

  @Test func requestsAreAnsweredWhileStandardErrorIsNotRead() throws {
    let server = try ServerProcess()
    try server.initialize(members: #","trace":"verbose""#)
    for id in 0..<5000 { server.send(JSON.message("textDocument/hover", JSON.position(0, 0), id: "\(id)")) }
    #expect(try server.response(to: .number("4999"))["error"].isNull)
  }
}
