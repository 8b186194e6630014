import JSONReading
import TestSupport
import Testing

@testable import Server

@Suite("With a neighbor: responders and IDs")
struct RoutingTests {
  @Test("Responses to requests for the neighbor alone are not changed")
  func bytes() {
    let duo = Duo()
    duo.client("textDocument/definition", #"{"x": 1.500, "y":"\u00e9\/"}"#, id: #""a""#)
    #expect(duo.told.last?["method"].string == "textDocument/definition")
    let id = JSON.text(of: duo.told.last?["id"] ?? .null)
    duo.neighbor(body: #"{ "result" : [ 1.500, "\u00e9\/" ], "id":\#(id) ,"jsonrpc":"2.0","more":{}}"#)
    #expect(
      duo.sentBodies.last.map { String(decoding: $0, as: UTF8.self) }
        == #"{ "result" : [ 1.500, "\u00e9\/" ], "id":"a" ,"jsonrpc":"2.0","more":{}}"#)
  }

  @Test("Large requests and responses are not changed")
  func largeBytes() {
    let large = "[" + String(repeating: #"{"id" : 1.50,"result":"\u00e9]\/"}, "#, count: 2_000) + "[]]"
    let duo = Duo()
    duo.client(body: #"{"jsonrpc":"2.0","params":\#(large),"method":"textDocument/theirs","id":"a"}"#)
    #expect(duo.told.last?["method"].string == "textDocument/theirs")
    #expect(duo.told.last?["params"].elements.count == 2_001)
    let id = JSON.text(of: duo.told.last?["id"] ?? .null)
    duo.neighbor(body: #"{ "result" : \#(large), "id":\#(id) ,"jsonrpc":"2.0"}"#)
    #expect(
      duo.sentBodies.last.map { String(decoding: $0, as: UTF8.self) }
        == #"{ "result" : \#(large), "id":"a" ,"jsonrpc":"2.0"}"#)
  }

  @Test(
    "A request that both support reaches the neighbor, and works if the neighbor fails",
    arguments: MethodTable.requests.keys.sorted())
  func jointRequests(method: String) {
    let duo = Duo(
      client: #"{"textDocument":{"diagnostic":{}},"workspace":{"executeCommand":{}}}"#,
      neighbor: """
        {"codeActionProvider":{"resolveProvider":true},"hoverProvider":true,
        "diagnosticProvider":{"workspaceDiagnostics":true},"executeCommandProvider":{"commands":["theirs.do"]}}
        """)
    let params = """
      {"textDocument":{"uri":"\(Sample.uri)"},"position":{"line":3,"character":15},"range":\(JSON.range(3, 15, 3, 16)),
      "context":{"diagnostics":[]},"command":"theirs.do","title":"t","data":{"neighborsData":[1]},"previousResultIds":[]}
      """
    duo.open()
    duo.client(method, params, id: "1")
    if case .ours? = MethodTable.requests[method]?.respondent, method != InitializeRequest.name {
      #expect(duo.told(method).isEmpty && !duo.reply("1").isNull)
      return
    }
    #expect(duo.told(method).count == 1)
    guard case .both? = MethodTable.requests[method]?.respondent else { return }
    duo.fail(method)
    #expect(duo.reply("1")["error"].isNull && !duo.reply("1").isNull)
  }

  @Test(
    "Ids that look alike stay apart", arguments: ["0", "1", #""1""#, #""neighbor-1""#, "-7", "12345678901234567890"])
  func ids(id: String) {
    let duo = Duo()
    duo.neighbor("workspace/configuration", #"{"items":[{"section":"x"}]}"#, id: id)
    duo.neighbor("workspace/configuration", #"{"items":[{"section":"x"}]}"#, id: #""other""#)
    duo.client("textDocument/definition", "{}", id: id)
    let questions = duo.sent("workspace/configuration")
    #expect(questions.count == 2 && questions[0]["id"] != questions[1]["id"])
    duo.answer("textDocument/definition", "[7]")
    #expect(duo.reply(id)["result"] == .array([.number("7")]))
    duo.client(body: #"{"jsonrpc":"2.0","id":\#(JSON.text(of: questions[0]["id"])),"result":["mine"]}"#)
    #expect(duo.told.last.map { JSON.text(of: $0["id"]) } == id)
    #expect(duo.told.last?["result"] == .array(["mine"]))
  }

  @Test(
    "The neighbor's requests reach the client, and the responses reach the neighbor",
    arguments: [
      "workspace/configuration", "workspace/workspaceFolders", "workspace/applyEdit", "window/showMessageRequest",
      "window/showDocument", "window/workDoneProgress/create", "workspace/semanticTokens/refresh", "theirs/question",
    ])
  func questions(method: String) {
    let duo = Duo()
    duo.neighbor(method, #"{"token":"t","a":1.50}"#, id: "1")
    let question = duo.sent(method).last ?? .null
    #expect(question["params"]["a"] == .number("1.50"))
    duo.client(body: #"{"jsonrpc":"2.0","id":\#(JSON.text(of: question["id"])),"result":{"b":2.50}}"#)
    #expect(duo.told.last?["id"] == .number("1") && duo.told.last?["result"]["b"] == .number("2.50"))
    duo.neighbor(method, "{}", id: "2")
    let second = duo.sent(method).last?["id"] ?? .null
    duo.client(body: #"{"jsonrpc":"2.0","id":\#(JSON.text(of: second)),"error":{"code":-32601,"message":"no"}}"#)
    #expect(duo.told.last?["id"] == .number("2") && duo.told.last?["error"]["code"].integer == -32601)
  }

  @Test("Both receive the client's token in a joint request")
  func tokenForBoth() {
    let duo = Duo(neighbor: #"{"hoverProvider":true}"#)
    duo.open()
    duo.client(
      "textDocument/hover",
      #"{"textDocument":{"uri":"\#(Sample.uri)"},"position":{"line":3,"character":15},"workDoneToken":"given"}"#,
      id: "1")
    #expect(duo.told.last?["params"]["workDoneToken"].string == "given")
    duo.neighbor("window/workDoneProgress/create", #"{"token":"own"}"#, id: "1")
    for token in ["given", "own"] {
      duo.neighbor("$/progress", #"{"token":"\#(token)","value":{"kind":"end"}}"#)
    }
    let tokens = duo.sent("$/progress").compactMap { $0["params"]["token"].string }
    #expect(tokens.first == "given" && tokens.count == 2 && tokens.last != "own")
  }

  @Test("Equal requests of ours and of the neighbor have different IDs")
  func twoQuestions() {
    let duo = Duo(client: #"{"workspace":{"configuration":true}}"#)
    duo.neighbor("workspace/configuration", #"{"items":[{"section":"statewise"}]}"#, id: #""statewise-1""#)
    let ids = duo.sent("workspace/configuration").map { $0["id"] }
    #expect(ids.count == 2 && Set(ids).count == 2)
    duo.client(body: #"{"jsonrpc":"2.0","id":\#(JSON.text(of: ids[0])),"result":[null]}"#)
    #expect(duo.told.last?["result"].isNull != false)
    duo.client(body: #"{"jsonrpc":"2.0","id":\#(JSON.text(of: ids[1])),"result":[null]}"#)
    #expect(duo.told.last?["id"].string == "statewise-1")
  }

  @Test("A cancellation goes where its request went")
  func cancellation() {
    let duo = Duo(neighbor: #"{"codeActionProvider":true}"#)
    duo.open()
    duo.client("textDocument/definition", "{}", id: "5")
    duo.client("$/cancelRequest", #"{"id":5}"#)
    #expect(duo.told.last?["method"].string == "$/cancelRequest")
    #expect(duo.told.last?["params"]["id"] == duo.told("textDocument/definition").last?["id"])
    duo.client("textDocument/codeAction", JSON.codeAction(JSON.range(3, 15, 3, 16)), id: "6")
    duo.client("$/cancelRequest", #"{"id":6}"#)
    #expect(duo.told.last?["params"]["id"] == duo.told("textDocument/codeAction").last?["id"])
    #expect(!duo.reply("6").isNull)
    duo.answer("textDocument/codeAction", "[]")
    #expect(duo.sent.filter { $0["id"] == .number("6") }.count == 1)
    duo.neighbor("window/showMessageRequest", "{}", id: "3")
    let question = duo.sent("window/showMessageRequest").last?["id"]
    duo.neighbor("$/cancelRequest", #"{"id":3}"#)
    #expect(duo.sent("$/cancelRequest").last?["params"]["id"] == question)
  }

  @Test("A command goes to its own server")
  func commands() {
    let duo = Duo(client: #"{"workspace":{"executeCommand":{}}}"#)
    duo.client("workspace/executeCommand", #"{"command":"theirs.do","arguments":[1]}"#, id: "1")
    #expect(duo.told.last?["params"]["command"].string == "theirs.do")
    duo.neighbor("workspace/applyEdit", #"{"edit":{}}"#, id: "1")
    let edit = duo.sent("workspace/applyEdit").last
    duo.client(body: #"{"jsonrpc":"2.0","id":\#(JSON.text(of: edit?["id"] ?? .null)),"result":{"applied":true}}"#)
    #expect(duo.told.last?["result"]["applied"].bool == true)
    duo.answer("workspace/executeCommand", "null")
    #expect(duo.reply("1")["error"].isNull && duo.reply("1")["id"] == .number("1"))
    duo.client("workspace/executeCommand", #"{"command":"statewise.showStateMap"}"#, id: "2")
    #expect(duo.told("workspace/executeCommand").count == 1)
    #expect(duo.reply("2")["error"]["code"].integer == -32602)
  }

  @Test("Unknown notifications pass unchanged in both directions")
  func unknownNotifications() {
    let duo = Duo()
    duo.client(body: #"{"jsonrpc":"2.0","method":"$/theirs","params":{"a":1.0}}"#)
    #expect(duo.told.last?["params"]["a"] == .number("1.0"))
    duo.neighbor(body: #"{"method":"$/news","params":[1.0],"jsonrpc":"2.0"}"#)
    #expect(
      duo.sentBodies.last.map { String(decoding: $0, as: UTF8.self) }
        == #"{"method":"$/news","params":[1.0],"jsonrpc":"2.0"}"#)
  }

  @Test("Progress tokens of both do not conflict, and the client's own tokens are not changed")
  func progress() {
    let duo = Duo(client: #"{"window":{"workDoneProgress":true}}"#)
    duo.neighbor("window/workDoneProgress/create", #"{"token":"statewise-index"}"#, id: "1")
    let token = duo.sent("window/workDoneProgress/create").last?["params"]["token"] ?? .null
    #expect(token.string != nil && token.string != "statewise-index")
    duo.neighbor("$/progress", #"{"token":"statewise-index","value":{"kind":"begin","title":"x"}}"#)
    #expect(duo.sent("$/progress").last?["params"]["token"] == token)
    duo.neighbor("$/progress", #"{"token":"given","value":{"kind":"begin","title":"x"}}"#)
    #expect(duo.sent("$/progress").last?["params"]["token"].string == "given")
    duo.client("window/workDoneProgress/cancel", #"{"token":\#(JSON.text(of: token))}"#)
    #expect(duo.told.last?["params"]["token"].string == "statewise-index")
    duo.end()
    #expect(duo.sent("$/progress").last?["params"]["token"] == token)
    #expect(duo.sent("$/progress").last?["params"]["value"]["kind"].string == "end")
  }

  @Test("Registrations get a prefix, and equal ones are not sent twice")
  func registrations() {
    let duo = Duo(client: #"{"workspace":{"didChangeWatchedFiles":{"dynamicRegistration":true}}}"#)
    #expect(duo.sent("client/registerCapability").count == 1)
    duo.neighbor(
      "client/registerCapability",
      """
      {"registrations":[{"id":"statewise-files","method":"workspace/didChangeWatchedFiles","registerOptions":{"watchers":
      [{"globPattern":"**/*.{json,yml}"}]}},{"id":"d","method":"textDocument/diagnostic","registerOptions":{}}]}
      """, id: "1")
    let passed = duo.sent("client/registerCapability").last?["params"]["registrations"].elements ?? []
    #expect(passed.count == 1 && passed[0]["id"].string == "neighbor-statewise-files")
    duo.client(
      "workspace/didChangeWatchedFiles",
      #"{"changes":[{"uri":"file:///project/a.swift","type":2},{"uri":"file:///project/b/c.yml","type":2}]}"#)
    #expect(
      duo.told("workspace/didChangeWatchedFiles").last?["params"]["changes"].elements.map { $0["uri"].string }
        == ["file:///project/b/c.yml"])
    duo.client("workspace/didChangeWatchedFiles", #"{"changes":[{"uri":"file:///project/a.swift","type":2}]}"#)
    #expect(duo.told("workspace/didChangeWatchedFiles").count == 1)
    duo.neighbor(
      "client/unregisterCapability",
      #"{"unregisterations":[{"id":"statewise-files","method":"workspace/didChangeWatchedFiles"}]}"#, id: "2")
    #expect(
      duo.sent("client/unregisterCapability").last?["params"]["unregisterations"].elements.first?["id"].string
        == "neighbor-statewise-files")
  }

  @Test("Messages in the client's log name the server")
  func logs() {
    let duo = Duo()
    let ours = duo.sent("window/logMessage").compactMap { $0["params"]["message"].string }
    #expect(!ours.isEmpty && ours.allSatisfy { $0.hasPrefix("Statewise: ") })
    duo.neighbor("window/logMessage", #"{"type":3,"message":"theirs"}"#)
    #expect(duo.sent("window/logMessage").last?["params"]["message"].string == "theirs")
    duo.neighbor("window/logMessage", #"{"type":3,"logName":"Indexing","message":"more"}"#)
    #expect(duo.sent("window/logMessage").last?["params"] == .object(["type": .number("3"), "message": "more"]))
    duo.client("workspace/didChangeConfiguration", #"{"settings":{"statewise":{"nonsense":1}}}"#)
    #expect(duo.sent("window/showMessage").last?["params"]["message"].string?.hasPrefix("Statewise: ") == true)
  }

  @Test("Malformed messages are ignored", arguments: ["[]", "7", "{}", #"{"id":1}"#, #"{"id":{},"method":"x"}"#])
  func nonsense(body: String) {
    let duo = Duo()
    let count = duo.sent.count
    duo.neighbor(body: body)
    duo.neighbor(body: #"{"id":999,"result":1}"#)
    #expect(duo.sent.count == count)
    duo.client(body: body)
    #expect(duo.sent.count == count + 1 && duo.sent.last?["error"].isNull == false)
    duo.client("textDocument/definition", "{}", id: "1")
    duo.answer("textDocument/definition", "1")
    #expect(duo.reply("1")["result"] == .number("1"))
  }
}
