import JSONReading
import TestSupport
import Testing

@Suite struct CancellationRows {
  private let large =
    Sample.bad
    + (0..<100).map { "struct S\($0): View { @State var n = 0; var body: some View { Text(\"\") } }\n" }
    .joined()

  @Test func aCancelledRequestHasOneAnswerAndNoOtherRequestLosesIts() throws {
    try withServer { server in
      let ask = JSON.codeAction(JSON.range(3, 15, 3, 15))
      server.send(
        JSON.message("textDocument/didOpen", JSON.open(large)),
        JSON.message("textDocument/codeAction", ask, id: "1"), JSON.message("$/cancelRequest", #"{"id":1}"#),
        JSON.message("textDocument/codeAction", ask, id: #""1""#), JSON.message("$/cancelRequest", #"{"id":99}"#),
        JSON.message("$/cancelRequest", #"{"id":null}"#), JSON.message("$/cancelRequest", "{}"))
      let answer = try server.response(to: .number("1"))
      #expect(answer.code == -32800)
      server.send(JSON.message("textDocument/hover", JSON.position(0, 0), id: "1"))
      let other = try server.response(to: "1")
      #expect(other["result"].elements.isEmpty == false)
      let answers = try server.waitForAll("the answer under the id that is used again") { messages in
        let answers = messages.filter { $0["id"] == .number("1") }
        return answers.count < 2 ? nil : answers
      }
      #expect(answers.last?["error"].isNull == true)
      try server.fence()
      #expect(server.messages.filter { $0["id"] == .number("1") || $0["id"] == .number("99") }.count == 2)
    }
  }

  @Test func everyRequestHasOneAnswerWhateverIsCancelled() throws {
    try withServer { server in
      server.open(Sample.bad)
      let ask = JSON.codeAction(JSON.range(0, 0, 9, 0))
      for id in 0..<300 {
        server.send(
          JSON.message("textDocument/codeAction", ask, id: "\(id)"),
          JSON.message("$/cancelRequest", #"{"id":\#(id)}"#))
      }
      try server.ping()
      try server.request("shutdown", "null")
      #expect(server.messages.compactMap { $0["id"].integer }.sorted() == Array(0..<300))
    }
  }

  /// VS Code treats an error like an empty report, and does not send the request again.
  @Test func aCancelledPullIsAnsweredWithItsResult() throws {
    try withServer(Capabilities.pull) { server in
      let document = #"{"textDocument":{"uri":"\#(Sample.uri)"}}"#
      server.send(
        JSON.message("textDocument/didOpen", JSON.open(Sample.bad)),
        JSON.message("textDocument/diagnostic", document, id: "1"), JSON.message("$/cancelRequest", #"{"id":1}"#),
        JSON.message("textDocument/diagnostic", document, id: "2"))
      for id in ["1", "2"] {
        let answer = try server.response(to: .number(id))
        #expect(answer["result"]["items"].elements.count == 1)
      }
    }
  }

  @Test func pendingRequestIDIsRejected() throws {
    try withServer { server in
      let ask = JSON.message("textDocument/codeAction", JSON.codeAction(JSON.range(3, 15, 3, 15)), id: "1")
      server.send(JSON.message("textDocument/didOpen", JSON.open(large)), ask, ask)
      let answers = try server.waitForAll("two answers") { messages in
        let answers = messages.filter { $0["id"] == .number("1") }
        return answers.count < 2 ? nil : answers
      }
      #expect(Set(answers.map(\.code)) == [nil, -32600])
    }
  }
}
