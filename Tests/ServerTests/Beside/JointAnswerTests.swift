import JSONReading
import TestSupport
import Testing

@Suite("With a neighbor: combined responses")
struct JointAnswerTests {
  private static let actions = """
    {"textDocument":{"codeAction":{"codeActionLiteralSupport":{},"isPreferredSupport":true,"dataSupport":true,
    "resolveSupport":{"properties":["edit"]}}}}
    """
  private static let ours = "'n' is planted (the file begins here, A.swift:1)"
  private static let pull = """
    {"textDocument":{"diagnostic":{"dynamicRegistration":false}},"workspace":{"diagnostics":{"refreshSupport":true}}}
    """

  // MARK: Pushed diagnostics

  @Test("Diagnostics of both for one version are shown together; those of the neighbor move with the text until then")
  func pushed() {
    let duo = Duo()
    duo.open()
    #expect(duo.shown == [Self.ours])
    duo.publish(["a", "b"], version: 1)
    #expect(duo.shown == [Self.ours, "a", "b"])
    #expect(duo.lastPublish["diagnostics"].elements.map { $0["source"].string } == ["statewise", "other", "other"])
    #expect(duo.lastPublish["version"].integer == 1)
    duo.replace(by: "// A\n" + Sample.bad, version: 2)
    #expect(duo.shown == [Self.ours, "a", "b"])
    #expect(duo.lastPublish["diagnostics"].elements.map { $0["range"]["start"]["line"].integer } == [4, 1, 1])
    duo.publish(["late"], version: 1)
    #expect(duo.shown == [Self.ours, "a", "b"])
    duo.publish(["c"], version: 2)
    #expect(duo.shown == [Self.ours, "c"])
    duo.replace(by: Sample.bad, version: 3)
    #expect(duo.shown == [Self.ours])
    duo.replace(by: Sample.good, version: 4)
    duo.publish(["d"], version: nil)
    #expect(duo.shown == ["d"])
    #expect(duo.lastPublish["version"].integer == 4)
  }

  @Test("The diagnostics of a closed document are cleared for both and stay cleared")
  func closed() {
    let duo = Duo()
    duo.open(Sample.good)
    duo.publish(["a"], version: 1)
    #expect(duo.shown == ["a"])
    duo.client("textDocument/didClose", #"{"textDocument":{"uri":"\#(Sample.uri)"}}"#)
    #expect(duo.shown.isEmpty)
    duo.publish(["late"], version: 1)
    #expect(duo.shown.isEmpty)
  }

  @Test("The diagnostics of a closed document that only the neighbor reads are also cleared")
  func closedForeign() {
    let duo = Duo()
    duo.client("textDocument/didOpen", JSON.open("int n;", language: "c"))
    duo.publish(["a"], version: 1)
    #expect(duo.shown == ["a"])
    duo.client("textDocument/didClose", #"{"textDocument":{"uri":"\#(Sample.uri)"}}"#)
    #expect(duo.shown.isEmpty)
  }

  @Test("The neighbor's diagnostics for a file that is not open reach the client")
  func unopened() {
    let duo = Duo()
    duo.publish(["a"], version: nil)
    #expect(duo.shown == ["a"])
  }

  @Test("A neighbor that only supports pulls works with a client that does not pull")
  func pulledForPush() {
    let duo = Duo(neighbor: #"{"diagnosticProvider":{"interFileDependencies":true,"workspaceDiagnostics":false}}"#)
    #expect(duo.reply(#""first""#)["result"]["capabilities"]["diagnosticProvider"].isNull)
    duo.open()
    duo.replace(by: Sample.bad + "\n", version: 2)
    duo.pass(.milliseconds(250))
    #expect(duo.told("textDocument/diagnostic").count == 1)
    duo.answer("textDocument/diagnostic", #"{"kind":"full","items":[{"message":"a"}]}"#)
    #expect(duo.shown == [Self.ours, "a"])
    duo.neighbor("workspace/diagnostic/refresh", "null", id: "1")
    #expect(duo.sent("workspace/diagnostic/refresh").isEmpty)
    #expect(duo.told.last?["id"].integer == 1)
    duo.pass(.milliseconds(250))
    #expect(duo.told("textDocument/diagnostic").count == 2)
  }

  // MARK: Pulled diagnostics

  private func pull(_ duo: Duo, id: String, previous: String? = nil) {
    let member = previous.map { #","previousResultId":"\#($0)""# } ?? ""
    duo.client(
      "textDocument/diagnostic",
      #"{"textDocument":{"uri":"\#(Sample.uri)"},"identifier":"statewise"\#(member)}"#, id: id)
  }

  @Test("The reports of both are combined, and the result is unchanged if both are")
  func pulled() throws {
    let duo = Duo(client: Self.pull, neighbor: #"{"diagnosticProvider":{"identifier":"theirs"}}"#)
    #expect(
      duo.reply(#""first""#)["result"]["capabilities"]["diagnosticProvider"]["identifier"].string == "statewise")
    duo.open()
    pull(duo, id: "1")
    #expect(duo.told.last?["params"]["identifier"].string == "theirs")
    duo.answer("textDocument/diagnostic", #"{"kind":"full","resultId":"r&1","items":[{"message":"a"}]}"#)
    #expect(duo.reply("1")["result"]["items"].elements.map { $0["message"].string } == [Self.ours, "a"])
    let id = try #require(duo.reply("1")["result"]["resultId"].string)

    pull(duo, id: "2", previous: id)
    #expect(duo.told.last?["params"]["previousResultId"].string == "r&1")
    duo.answer("textDocument/diagnostic", #"{"kind":"unchanged","resultId":"r&1"}"#)
    #expect(duo.reply("2")["result"]["kind"].string == "unchanged")
    #expect(duo.reply("2")["result"]["resultId"].string == id)

    duo.replace(by: Sample.good, version: 2)
    pull(duo, id: "3", previous: id)
    duo.answer("textDocument/diagnostic", #"{"kind":"unchanged","resultId":"r&1"}"#)
    #expect(duo.reply("3")["result"]["kind"].string == "full")
    #expect(duo.reply("3")["result"]["items"].elements.map { $0["message"].string } == ["a"])

    pull(duo, id: "4")
    duo.fail("textDocument/diagnostic")
    #expect(duo.reply("4")["result"]["kind"].string == "full")
  }

  @Test("A report about a related document also contains our diagnostics")
  func related() {
    let duo = Duo(client: Self.pull, neighbor: #"{"diagnosticProvider":{}}"#)
    duo.open()
    duo.client("textDocument/didOpen", JSON.open(uri: "file:///project/B.swift", Sample.bad))
    pull(duo, id: "1")
    duo.answer(
      "textDocument/diagnostic",
      """
      {"kind":"full","items":[],"relatedDocuments":{"file:///project/B.swift":{"kind":"full","items":[{"message":"b"}]},
      "file:///project/C.swift":{"kind":"full","items":[{"message":"c"}]}}}
      """)
    let related = duo.reply("1")["result"]["relatedDocuments"]
    #expect(related["file:///project/B.swift"]["items"].elements.count == 2)
    #expect(related["file:///project/C.swift"]["items"].elements.map { $0["message"].string } == ["c"])
  }

  @Test("If the neighbor is late for a pull, the client is asked to pull again")
  func latePull() {
    let duo = Duo(client: Self.pull, neighbor: #"{"diagnosticProvider":{}}"#)
    duo.open()
    pull(duo, id: "1")
    duo.pass(.milliseconds(1100))
    #expect(duo.reply("1")["result"]["items"].elements.count == 1)
    duo.answer("textDocument/diagnostic", #"{"kind":"full","items":[{"message":"a"}]}"#)
    #expect(duo.sent("workspace/diagnostic/refresh").count == 1)
  }

  @Test("The response to a pull is for the latest text of both")
  func outdatedPull() {
    let duo = Duo(client: Self.pull, neighbor: #"{"diagnosticProvider":{}}"#)
    duo.open()
    pull(duo, id: "1")
    duo.replace(by: Sample.good, version: 2)
    duo.answer("textDocument/diagnostic", #"{"kind":"full","items":[{"message":"old"}]}"#)
    #expect(duo.reply("1").isNull)
    duo.answer("textDocument/diagnostic", #"{"kind":"full","items":[{"message":"new"}]}"#)
    #expect(duo.reply("1")["result"]["items"].elements.map { $0["message"].string } == ["new"])

    pull(duo, id: "2")
    duo.replace(by: Sample.bad, version: 3)
    duo.client("$/cancelRequest", #"{"id":2}"#)
    #expect(duo.reply("2")["result"]["items"].elements.map { $0["message"].string } == [Self.ours])
  }

  @Test("A neighbor that only publishes works with a client that pulls")
  func pushedForPull() {
    let duo = Duo(client: Self.pull)
    duo.open()
    pull(duo, id: "1")
    #expect(duo.reply("1")["result"]["items"].elements.count == 1)
    duo.publish(["a"], version: 1)
    #expect(duo.sent("textDocument/publishDiagnostics").isEmpty)
    #expect(duo.sent("workspace/diagnostic/refresh").count == 1)
    pull(duo, id: "2", previous: duo.reply("1")["result"]["resultId"].string)
    #expect(duo.reply("2")["result"]["items"].elements.map { $0["message"].string } == [Self.ours, "a"])
    duo.publish(["a"], version: 1)
    #expect(duo.sent("workspace/diagnostic/refresh").count == 1)
    pull(duo, id: "3", previous: duo.reply("2")["result"]["resultId"].string)
    #expect(duo.reply("3")["result"]["kind"].string == "unchanged")
  }

  // MARK: Code actions

  private func act(_ duo: Duo, id: String) {
    duo.client("textDocument/codeAction", JSON.codeAction(JSON.range(3, 15, 3, 16)), id: id)
  }

  private func titles(_ duo: Duo, _ id: String) -> [String?] {
    duo.reply(id)["result"].elements.map { $0["title"].string }
  }

  @Test("Actions of both are offered, one of them preferred, and each is resolved by its own server")
  func actions() throws {
    let duo = Duo(client: Self.actions, neighbor: #"{"codeActionProvider":{"resolveProvider":true}}"#)
    duo.open()
    act(duo, id: "1")
    duo.answer(
      "textDocument/codeAction",
      """
      [{"title":"a","isPreferred":true,"data":{"v":1,"uri":"\(Sample.uri)"}},{"title":"b","disabled":{"reason":"x"}},
      {"title":"c","isPreferred":true,"diagnostics":[{"message":"other","range":\(JSON.range(0, 0, 0, 1))}]},
      {"title":"d","command":"theirs.do"}]
      """)
    let actions = duo.reply("1")["result"].elements
    #expect(titles(duo, "1").first == "Make it private")
    #expect(titles(duo, "1").suffix(4) == ["a", "b", "c", "d"])
    #expect(actions.filter { $0["isPreferred"].bool == true }.map { $0["title"].string } == ["Make it private", "c"])
    let theirs = try #require(actions.first { $0["title"].string == "a" })
    duo.client("codeAction/resolve", JSON.text(of: theirs), id: "2")
    #expect(duo.told.last?["params"]["data"]["v"].integer == 1)
    duo.answer("codeAction/resolve", #"{"title":"a","edit":{}}"#)
    #expect(duo.reply("2")["result"]["edit"] == .object([:]))
    let without = try #require(actions.first { $0["title"].string == "b" })
    duo.client("codeAction/resolve", JSON.text(of: without), id: "3")
    #expect(duo.told.last?["params"]["title"].string == "b" && duo.told.last?["params"]["data"] == .null)
    let own = try #require(actions.first)
    duo.client("codeAction/resolve", JSON.text(of: own), id: "4")
    #expect(duo.told("codeAction/resolve").count == 2)
    #expect(!duo.reply("4")["result"]["edit"].isNull)
  }

  @Test("The neighbor receives the context, and its disabled actions keep their reasons")
  func actionContext() {
    let duo = Duo(client: Self.actions, neighbor: #"{"codeActionProvider":true}"#)
    duo.open()
    duo.client(
      "textDocument/codeAction",
      """
      {"textDocument":{"uri":"\(Sample.uri)"},"range":\(JSON.range(0, 0, 0, 0)),
      "context":{"diagnostics":[],"only":["refactor"],"triggerKind":2}}
      """, id: "1")
    let context = duo.told.last?["params"]["context"] ?? .null
    #expect(context["only"] == .array(["refactor"]) && context["triggerKind"].integer == 2)
    duo.answer("textDocument/codeAction", #"[{"title":"b","kind":"refactor","disabled":{"reason":"x"}}]"#)
    #expect(duo.reply("1")["result"].elements.map { $0["disabled"]["reason"].string } == ["x"])
  }

  @Test("Our actions do not wait for a neighbor that fails or does not respond")
  func onlyActions() {
    let duo = Duo(client: Self.actions, neighbor: #"{"codeActionProvider":true}"#)
    duo.open()
    act(duo, id: "1")
    #expect(duo.reply("1").isNull)
    duo.fail("textDocument/codeAction")
    #expect(titles(duo, "1").first == "Make it private")
    act(duo, id: "2")
    duo.pass(.milliseconds(290))
    #expect(duo.reply("2").isNull)
    duo.pass(.milliseconds(20))
    #expect(titles(duo, "2").first == "Make it private")
    #expect(duo.told.last?["method"].string == "$/cancelRequest")
    act(duo, id: "3")
    duo.end()
    #expect(titles(duo, "3").first == "Make it private")
  }

  // MARK: Hover

  private func hover(_ duo: Duo, id: String, _ theirs: String) -> JSONValue {
    duo.client("textDocument/hover", JSON.position(3, 15), id: id)
    duo.answer("textDocument/hover", theirs)
    return duo.reply(id)["result"]
  }

  @Test("The neighbor's text comes first, followed by a line and our text")
  func hover() {
    let duo = Duo(
      client: #"{"textDocument":{"hover":{"contentFormat":["markdown","plaintext"]}}}"#,
      neighbor: #"{"hoverProvider":true}"#)
    duo.open()
    let range = JSON.range(3, 15, 3, 16)
    let same = hover(duo, id: "1", #"{"contents":{"kind":"markdown","value":"theirs"},"range":\#(range)}"#)
    #expect(same["contents"]["value"].string?.hasPrefix("theirs\n\n---\n\n**'n' is planted** (`planted`)") == true)
    #expect(same["range"]["end"]["character"].integer == 16)
    let others: [(String, String)] = [
      (#"{"contents":"theirs","range":\#(JSON.range(0, 0, 0, 1))}"#, "theirs"),
      (#"{"contents":[{"language":"swift","value":"x"},"y"]}"#, "```swift\nx\n```\n\ny"),
    ]
    for (index, other) in others.enumerated() {
      let joint = hover(duo, id: "\(index + 10)", other.0)
      #expect(joint["contents"]["value"].string?.hasPrefix(other.1 + "\n\n---\n\n**'n'") == true)
      #expect(joint["range"].isNull)
    }
    #expect(hover(duo, id: "2", "null")["contents"]["value"].string?.hasPrefix("**'n' is planted**") == true)
    duo.client("textDocument/hover", JSON.position(0, 0), id: "3")
    duo.answer("textDocument/hover", #"{"contents":"theirs alone"}"#)
    #expect(duo.reply("3")["result"] == .object(["contents": "theirs alone"]))
  }

  @Test("A client without Markdown support does not get our text")
  func plainHover() {
    let duo = Duo(neighbor: #"{"hoverProvider":true}"#)
    duo.open()
    let joint = hover(duo, id: "1", #"{"contents":{"kind":"plaintext","value":"theirs"}}"#)
    #expect(joint["contents"]["kind"].string == "plaintext")
    #expect(joint["contents"]["value"].string?.hasPrefix("theirs\n\n'n' is planted (planted)") == true)
  }
}
