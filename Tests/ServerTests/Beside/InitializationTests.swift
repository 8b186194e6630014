import JSONReading
import TestSupport
import Testing

@Suite("With a neighbor: start and end")
struct InitializationTests {
  private static let late = """
    {"textDocument":{"completion":{"dynamicRegistration":true},"definition":{"dynamicRegistration":true},
    "references":{"dynamicRegistration":true}}}
    """

  @Test("The neighbor receives the client's parameters, and the client receives one response")
  func initialize() {
    let duo = Duo(client: #"{"workspace":{"executeCommand":{}},"theirs":{"x":1}}"#, neighbor: nil)
    #expect(duo.told.last?["params"]["unheard"] == .array([.number("1.50")]))
    #expect(duo.told.last?["params"]["processId"].integer == 1)
    #expect(duo.told.last?["params"]["capabilities"]["theirs"]["x"].integer == 1)
    #expect(duo.reply(#""first""#).isNull)
    duo.client("textDocument/definition", "{}", id: "9")
    duo.answer(
      "initialize",
      """
      {"capabilities":{"completionProvider":{"triggerCharacters":["."]},"hoverProvider":{"workDoneProgress":true},
      "codeActionProvider":{"codeActionKinds":["quickfix","source.organizeImports"]},"experimental":{"x":1},
      "textDocumentSync":{"change":1,"save":{"includeText":true},"willSave":true},
      "executeCommandProvider":{"commands":["theirs.do"]}},"serverInfo":{"name":"other"}}
      """)
    let result = duo.reply(#""first""#)["result"]
    let capabilities = result["capabilities"]
    #expect(capabilities["completionProvider"]["triggerCharacters"] == .array(["."]))
    #expect(capabilities["hoverProvider"]["workDoneProgress"].bool == true)
    #expect(
      capabilities["codeActionProvider"]["codeActionKinds"].elements.compactMap(\.string)
        == [
          "quickfix", "refactor.rewrite", "source.fixAll.statewise", "source.stateMap.statewise",
          "source.organizeImports",
        ])
    #expect(capabilities["textDocumentSync"]["change"].integer == 2)
    #expect(capabilities["textDocumentSync"]["openClose"].bool == true)
    #expect(capabilities["textDocumentSync"]["willSave"].bool == true)
    #expect(capabilities["textDocumentSync"]["save"]["includeText"].bool == true)
    #expect(capabilities["executeCommandProvider"]["commands"] == .array(["statewise.showStateMap", "theirs.do"]))
    #expect(capabilities["experimental"]["x"].integer == 1)
    #expect(result["serverInfo"]["name"].string == "statewise")
    #expect(duo.sent.filter { $0["id"].string == "first" }.count == 1)
    // A request that came too early also gets a response.
    #expect(!duo.reply("9").isNull)
  }

  @Test("Both servers use the neighbor's unit for columns", arguments: [("utf-8", 47), ("utf-16", 32), ("utf-32", 29)])
  func encoding(_ encoding: String, _ column: Int) {
    let duo = Duo(
      client: #"{"general":{"positionEncodings":["utf-8","utf-16","utf-32"]}}"#,
      neighbor: #"{"positionEncoding":"\#(encoding)"}"#)
    #expect(duo.reply(#""first""#)["result"]["capabilities"]["positionEncoding"].string == encoding)
    duo.open("\n    /* 👩‍👩‍👧 e\u{301} 日本 */ @State var n = 0")
    #expect(
      duo.lastPublish["diagnostics"].elements.first?["range"]["start"]["character"].integer == column + 4)
  }

  @Test("A client that supports registering capabilities later gets its response after a second")
  func late() {
    let duo = Duo(client: Self.late, neighbor: nil)
    duo.pass(.milliseconds(900))
    #expect(duo.reply(#""first""#).isNull)
    duo.pass(.milliseconds(200))
    #expect(duo.reply(#""first""#)["result"]["capabilities"]["completionProvider"].isNull)
    duo.client("initialized", "{}")
    duo.open()
    duo.replace(by: Sample.good, version: 2)
    #expect(duo.told("textDocument/didOpen").isEmpty)
    duo.answer(
      "initialize", #"{"capabilities":{"completionProvider":{"triggerCharacters":["."]},"hoverProvider":true}}"#)
    let registered = duo.sent("client/registerCapability").flatMap { $0["params"]["registrations"].elements }
    #expect(registered.map { $0["method"].string } == ["textDocument/completion"])
    #expect(registered.first?["registerOptions"]["triggerCharacters"] == .array(["."]))
    #expect(duo.told.compactMap { $0["method"].string }.suffix(2) == ["initialized", "textDocument/didOpen"])
    #expect(duo.told.last?["params"]["textDocument"]["text"].string == Sample.good)
    #expect(duo.told.last?["params"]["textDocument"]["version"].integer == 2)
    duo.client("textDocument/completion", "{}", id: "3")
    duo.answer("textDocument/completion", "[]")
    #expect(duo.reply("3")["result"] == .array([]))
  }

  @Test("Any other client waits longer, but not forever")
  func patient() {
    let duo = Duo(neighbor: nil)
    duo.pass(.seconds(4))
    #expect(duo.reply(#""first""#).isNull)
    duo.pass(.seconds(2))
    #expect(duo.reply(#""first""#)["result"]["capabilities"]["hoverProvider"].bool == true)
    duo.client("initialized", "{}")
    duo.answer("initialize", #"{"capabilities":{"completionProvider":{}}}"#)
    #expect(duo.told.last?["method"].string == "initialized")
    #expect(duo.sent("client/registerCapability").isEmpty)
  }

  @Test("A neighbor that never answers is ended")
  func unresponsive() {
    let duo = Duo(neighbor: nil)
    duo.pass(.seconds(21))
    #expect(duo.sent("window/showMessage").count == 1)
  }

  @Test("A client that leaves earlier need not wait")
  func leaving() {
    let duo = Duo(neighbor: nil)
    duo.client("shutdown", "{}", id: "2")
    #expect(duo.reply(#""first""#)["result"]["capabilities"].isNull == false)
    #expect(duo.reply("2")["error"].isNull && duo.reply("2")["id"].integer == 2)
    duo.client("exit", "{}")
    #expect(duo.exitStatus == 0)
  }

  @Test("If the neighbor cannot start, one message says so, and ours continues alone")
  func neverStarts() {
    let duo = Duo(neighbor: nil)
    duo.end()
    #expect(duo.reply(#""first""#)["result"]["capabilities"]["hoverProvider"].bool == true)
    duo.client("initialized", "{}")
    duo.open()
    #expect(duo.shown == ["'n' is planted (the file begins here, A.swift:1)"])
    duo.client("textDocument/definition", "{}", id: "1")
    #expect(duo.reply("1")["error"]["code"].integer == -32601)
    duo.pass(.seconds(60))
    #expect(duo.starts == 1 && duo.sent("window/showMessage").count == 1)
  }

  @Test("If it ends, one message says so; it restarts after a second, with the current texts")
  func restart() {
    let duo = Duo(
      client: #"{"workspace":{"didChangeWatchedFiles":{"dynamicRegistration":true}}}"#,
      neighbor: #"{"completionProvider":{}}"#)
    duo.open()
    duo.publish(["theirs"], version: 1)
    duo.neighbor(
      "client/registerCapability",
      #"{"registrations":[{"id":"w","method":"workspace/didChangeWatchedFiles","registerOptions":{"watchers":[]}}]}"#,
      id: "1")
    duo.client("textDocument/completion", "{}", id: "8")
    duo.end()
    #expect(duo.reply("8")["error"]["code"].integer == -32803)
    #expect(duo.shown.count == 1)
    #expect(
      duo.sent("client/unregisterCapability").last?["params"]["unregisterations"].elements.first?["id"].string
        == "neighbor-w")
    #expect(duo.sent("window/showMessage").count == 1)
    duo.client("textDocument/completion", "{}", id: "9")
    #expect(duo.reply("9")["error"]["code"].integer == -32803)
    duo.replace(by: Sample.good, version: 2)
    duo.pass(.milliseconds(900))
    #expect(duo.starts == 1)
    duo.pass(.milliseconds(200))
    #expect(duo.starts == 2)
    #expect(duo.told.first?["params"]["unheard"] == .array([.number("1.50")]))
    duo.answer("initialize", #"{"capabilities":{"completionProvider":{}}}"#)
    #expect(duo.told.last?["params"]["textDocument"]["text"].string == Sample.good)
    #expect(duo.told.last?["params"]["textDocument"]["version"].integer == 2)
    duo.client("textDocument/completion", "{}", id: "10")
    duo.answer("textDocument/completion", "[]")
    #expect(duo.reply("10")["result"] == .array([]))
    #expect(duo.sent.filter { $0["id"].string == "first" }.count == 1)
  }

  @Test("It restarts at most three times in a minute")
  func restartLimit() {
    let duo = Duo()
    for _ in 0..<10 {
      duo.end()
      duo.pass(.seconds(2))
      duo.answer("initialize", #"{"capabilities":{}}"#)
    }
    #expect(duo.starts == 4)
    #expect(duo.sent("window/showMessage").count == 2)
  }

  @Test("Messages of an earlier process are ignored")
  func stale() {
    let duo = Duo()
    duo.end()
    let count = duo.sent.count
    duo.neighbor("window/logMessage", #"{"type":3,"message":"late"}"#)
    #expect(duo.sent.count == count)
  }

  @Test("Shutdown gets its response after both responded, or after two seconds", arguments: [true, false])
  func shutdown(isAnswered: Bool) {
    let duo = Duo()
    duo.client("shutdown", "null", id: "4")
    #expect(duo.told.last?["method"].string == "shutdown")
    #expect(duo.reply("4").isNull)
    if isAnswered { duo.answer("shutdown", "null") } else { duo.pass(.milliseconds(2100)) }
    #expect(duo.reply("4")["error"].isNull && duo.reply("4")["id"] == .number("4"))
    duo.client("exit", "null")
    #expect(duo.told.last?["method"].string == "exit")
    #expect(duo.exitStatus == 0)
  }

  @Test("The end of the input also ends the neighbor")
  func endOfInput() {
    let duo = Duo()
    duo.endInput()
    #expect(duo.told.last?["method"].string == "exit")
    #expect(duo.exitStatus == 1)
  }

  @Test("A neighbor that only supports complete texts receives complete texts")
  func wholeTexts() {
    let duo = Duo(neighbor: #"{"textDocumentSync":1}"#)
    duo.open()
    duo.client(
      "textDocument/didChange",
      JSON.change(#"[{"range":\#(JSON.range(3, 11, 3, 11)),"text":"private "}]"#, version: 2))
    #expect(duo.told.last?["params"]["contentChanges"].elements.map { $0["text"].string } == [Sample.good])
  }

  @Test("Both receive documents in order, with the client's bytes and versions")
  func documents() {
    let duo = Duo()
    duo.open(version: 41)
    duo.client(
      "textDocument/didChange",
      JSON.change(#"[{"range":\#(JSON.range(3, 11, 3, 11)),"text":"private "}]"#, version: 77))
    duo.client("textDocument/didSave", #"{"textDocument":{"uri":"\#(Sample.uri)"},"text":"x"}"#)
    duo.client("textDocument/didClose", #"{"textDocument":{"uri":"\#(Sample.uri)"}}"#)
    #expect(
      duo.told.compactMap { $0["method"].string }.suffix(4)
        == ["textDocument/didOpen", "textDocument/didChange", "textDocument/didSave", "textDocument/didClose"])
    #expect(duo.told("textDocument/didChange").last?["params"]["textDocument"]["version"].integer == 77)
    #expect(duo.told("textDocument/didChange").last?["params"]["contentChanges"].elements.count == 1)
  }
}
