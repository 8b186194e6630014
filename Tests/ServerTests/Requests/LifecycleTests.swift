import JSONReading
import ServerTesting
import TestSupport
import Testing

@testable import Server

@Suite struct LifecycleTests {
  @Test func beforeInitializeRequestsAreRefusedAndNotificationsDropped() {
    let session = InProcessSession(analyzer: PlantedRule.analyzer, files: FilesInMemory(), initialize: nil)
    #expect(code(session.request("textDocument/hover", JSON.position(3, 15))) == -32002)
    session.open(uri: Sample.uri, Sample.bad)
    #expect(code(session.request("shutdown", "null")) == -32002)
    #expect(session.request("initialize", #"{"capabilities":{}}"#)["error"].isNull)
    session.notify("initialized", "{}")
    #expect(session.request("textDocument/hover", JSON.position(3, 15))["result"].isNull)
    #expect(session.publishes().isEmpty)
  }

  @Test func secondInitializeIsRejected() {
    let session = InProcessSession.planted(
      capabilities: #"{"general":{"positionEncodings":["utf-8"]}}"#)
    #expect(code(session.request("initialize", #"{"capabilities":{}}"#)) == -32600)
    session.open(uri: Sample.uri, "/* é */ @State var n = 0")
    #expect(session.publishes().last?["diagnostics"].elements.first?["range"]["start"]["character"].integer == 20)
  }

  @Test func betweenInitializeAndInitializedDocumentsAreServedAndNothingIsAsked() {
    let session = InProcessSession(analyzer: PlantedRule.analyzer, files: FilesInMemory(), initialize: nil)
    session.request(
      "initialize",
      """
      {"capabilities":{"workspace":{"didChangeWatchedFiles":{"dynamicRegistration":true}},
      "textDocument":{"codeAction":{"codeActionLiteralSupport":{}}}}}
      """)
    session.open(uri: Sample.uri, Sample.bad)
    session.notify("$/setTrace", #"{"value":"off"}"#)
    #expect(session.fixes(JSON.range(3, 15, 3, 15)).count == 1)
    #expect(session.publishes().count == 1)
    #expect(session.messages("client/registerCapability").isEmpty)
    session.notify("initialized", "{}")
    #expect(session.messages("client/registerCapability").count == 1)
    session.notify("initialized", "{}")
    #expect(session.messages("client/registerCapability").count == 1)
  }

  @Test(arguments: ["null", "{}"])
  func shutdownIsAnsweredWithNullAndOnlyExitFollows(_ params: String) {
    let session = InProcessSession.planted()
    session.send([JSON.message("shutdown", params, id: #""s""#)])
    guard case .object(let answer)? = session.responses(to: .string("s")).first else {
      Issue.record("shutdown has no answer")
      return
    }
    #expect(answer["result"] == .null)
    #expect(code(session.request("textDocument/hover", JSON.position(0, 0))) == -32600)
    #expect(code(session.request("shutdown", "null")) == -32600)
    session.notify("exit", "null")
    #expect(session.exitStatus == 0)
  }

  @Test func shutdownNeedsNoParams() {
    let session = InProcessSession.planted()
    session.send(#"{"jsonrpc":"2.0","id":9,"method":"shutdown"}"#)
    session.send(#"{"jsonrpc":"2.0","method":"exit"}"#)
    #expect(session.responses(to: .number("9")).count == 1)
    #expect(session.exitStatus == 0)
  }

  @Test func exitWithoutShutdownIsAFailure() {
    let session = InProcessSession.planted()
    session.notify("exit", "null")
    #expect(session.exitStatus == 1)
    let unborn = InProcessSession(analyzer: PlantedRule.analyzer, files: FilesInMemory(), initialize: nil)
    unborn.notify("exit", "null")
    #expect(unborn.exitStatus == 1)
  }

  @Test func unknownMethodsFailOrAreIgnored() {
    let session = InProcessSession.planted()
    #expect(code(session.request("textDocument/unheardOf", "{}")) == -32601)
    #expect(code(session.request("$/unheardOf", "{}")) == -32601)
    let count = session.received.count
    session.notify("textDocument/unheardOf", "{}")
    session.notify("$/unheardOf", "{}")
    #expect(session.received.count == count)
  }

  @Test func malformedMessagesAreAnsweredAndTheSessionLives() {
    let session = InProcessSession.planted()
    session.open(uri: Sample.uri, Sample.bad)
    let nested = String(repeating: "[", count: 100_000)
    for (body, expected) in [
      (#"{"jsonrpc":"2.0","id":1,"#, -32700), ("not json", -32700), ("", -32700), (nested, -32700), ("[]", -32600),
      (#"[{"jsonrpc":"2.0","id":9,"method":"shutdown"}]"#, -32600), ("7", -32600),
      (#"{"jsonrpc":"2.0","id":{},"method":"x"}"#, -32600),
    ] {
      let count = session.received.count
      session.send(body)
      #expect(session.received.count == count + 1)
      #expect(session.received.last.map(code) == expected)
      #expect(session.received.last?["id"] == .null)
      #expect(session.isAlive)
    }
    let count = session.received.count
    session.send(#"{"jsonrpc":"2.0","id":77,"result":null}"#)
    session.change("5")
    #expect(session.received.count == count)
    #expect(code(session.request("textDocument/hover", #""x""#)) == -32602)
    session.change(#"[{"range":\#(JSON.range(0, 0, 0, 0)),"text":"\n"}]"#)
    #expect(session.publishes().last?["diagnostics"].elements.first?["range"]["start"]["line"].integer == 4)
    #expect(session.messages("window/showMessage").isEmpty)
  }

  @Test func errorNamesInvalidMember() {
    let session = InProcessSession.planted()
    let answer = session.request("textDocument/hover", #"{"textDocument":{"uri":5},"position":{}}"#)
    #expect(answer["error"]["message"].string?.contains("'params.textDocument.uri'") == true)
  }

  private func code(_ message: JSONValue) -> Int? { message["error"]["code"].integer }
}
