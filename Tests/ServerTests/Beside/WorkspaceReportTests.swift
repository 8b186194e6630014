import JSONReading
import TestSupport
import Testing

@testable import Server

@Suite("With a neighbor: the diagnostics of all files")
struct WorkspaceReportTests {
  private static let pull = """
    {"textDocument":{"diagnostic":{"dynamicRegistration":false}},"workspace":{"diagnostics":{"refreshSupport":true}}}
    """
  private static let provider = """
    {"diagnosticProvider":{"identifier":"theirs","interFileDependencies":true,"workspaceDiagnostics":true}}
    """
  private static let ours = "'n' is planted (the file begins here, A.swift:1)"
  private static let b = "file:///project/B.swift"

  private func duo(neighbor: String = provider, options: String = "{}") -> Duo {
    Duo(client: Self.pull, neighbor: neighbor, files: ["/project/A.swift": Sample.bad], options: options)
  }

  private func ask(_ duo: Duo, id: String, token: String? = nil, previous: [String: String] = [:]) {
    let ids = previous.sorted { $0.key < $1.key }.map { #"{"uri":"\#($0.key)","value":"\#($0.value)"}"# }
    let tokenMember = token.map { #","partialResultToken":\#($0)"# } ?? ""
    duo.client(
      "workspace/diagnostic",
      #"{"identifier":"statewise","previousResultIds":[\#(ids.joined(separator: ","))]\#(tokenMember)}"#, id: id)
  }

  private func report(_ messages: [String], in uri: String = Sample.uri, id: String? = nil) -> String {
    let items = messages.map { #"{"message":"\#($0)","range":\#(JSON.range(0, 0, 0, 1))}"# }.joined(separator: ",")
    let member = id.map { #","resultId":"\#($0)""# } ?? ""
    return #"{"kind":"full","uri":"\#(uri)","version":null,"items":[\#(items)]\#(member)}"#
  }

  private func answer(_ duo: Duo, _ reports: String...) {
    duo.answer("workspace/diagnostic", #"{"items":[\#(reports.joined(separator: ","))]}"#)
  }

  private func progress(_ duo: Duo, _ reports: String...) {
    let token = duo.told("workspace/diagnostic").last?["params"]["partialResultToken"] ?? .null
    duo.neighbor(
      "$/progress", #"{"token":\#(JSON.text(of: token)),"value":{"items":[\#(reports.joined(separator: ","))]}}"#)
  }

  /// Returns the messages by file, for a complete report or partial results.
  private func messages(_ reports: [JSONValue]) -> [String: [String]] {
    Dictionary(
      reports.map { ($0["uri"].string ?? "", $0["items"].elements.compactMap { $0["message"].string }) },
      uniquingKeysWith: { $1 })
  }

  private func items(_ duo: Duo, _ id: String) -> [JSONValue] { duo.reply(id)["result"]["items"].elements }

  private func ids(_ reports: [JSONValue]) -> [String: String] {
    Dictionary(
      reports.map { ($0["uri"].string ?? "", $0["resultId"].string ?? "") }, uniquingKeysWith: { $1 })
  }

  private func portions(_ duo: Duo, _ token: String) -> [JSONValue] {
    duo.sent("$/progress").filter { JSON.text(of: $0["params"]["token"]) == token }
      .flatMap { $0["params"]["value"]["items"].elements }
  }

  // MARK: One answer

  @Test("The reports of both are combined, and unchanged if both are")
  func joined() {
    let duo = duo()
    ask(duo, id: "1")
    #expect(duo.told.last?["params"]["identifier"].string == "theirs")
    #expect(duo.told.last?["params"]["partialResultToken"].isNull == true)
    #expect(duo.reply("1").isNull)
    answer(duo, report(["a"], id: "r&1"), report(["b"], in: Self.b))
    #expect(messages(items(duo, "1")) == [Sample.uri: [Self.ours, "a"], Self.b: ["b"]])
    #expect(items(duo, "1").allSatisfy { $0["kind"].string == "full" })
    let known = ids(items(duo, "1"))

    ask(duo, id: "2", previous: known)
    let asked = duo.told.last?["params"]["previousResultIds"].elements ?? []
    #expect(asked.map { $0["value"].string } == ["r&1"])
    answer(duo, #"{"kind":"unchanged","uri":"\#(Sample.uri)","version":null,"resultId":"r&1"}"#)
    #expect(items(duo, "2").map { $0["kind"].string } == ["unchanged", "unchanged"])
    #expect(ids(items(duo, "2")) == known)

    ask(duo, id: "3", previous: known)
    answer(duo, report([], id: "r&2"), report([], in: Self.b))
    #expect(messages(items(duo, "3")) == [Sample.uri: [Self.ours], Self.b: []])
    #expect(items(duo, "3").allSatisfy { $0["kind"].string == "full" })
  }

  @Test("Reports that a client no longer knows are sent again", arguments: [nil, "7"])
  func lost(token: String?) {
    let duo = duo()
    ask(duo, id: "1")
    answer(duo, report(["b"], in: Self.b, id: "1"))
    ask(duo, id: "2", token: token)
    answer(duo, #"{"kind":"unchanged","uri":"\#(Self.b)","version":null,"resultId":"1"}"#)
    let told = items(duo, "2") + portions(duo, "7")
    #expect(messages(told) == [Sample.uri: [Self.ours], Self.b: ["b"]])
    #expect(told.map { $0["kind"].string } == ["full", "full"])
  }

  @Test(
    "Our report is complete even if the neighbor fails, ends, or does not respond",
    arguments: ["fails", "ends", "is silent", "is not able"])
  func alone(neighbor: String) {
    let duo = neighbor == "is not able" ? duo(neighbor: #"{"diagnosticProvider":{}}"#) : duo()
    ask(duo, id: "1")
    switch neighbor {
    case "fails": duo.fail("workspace/diagnostic")
    case "ends": duo.end()
    case "is silent": duo.pass(.seconds(6))
    default: #expect(duo.told("workspace/diagnostic").isEmpty)
    }
    #expect(messages(items(duo, "1")) == [Sample.uri: [Self.ours]])
  }

  @Test("If the user wants ours only for open files, the neighbor's reports are complete", arguments: [nil, "7"])
  func onlyFindingsOfOtherServer(token: String?) {
    let duo = duo(options: #"{"workspaceDiagnostics":false}"#)
    #expect(
      duo.reply(#""first""#)["result"]["capabilities"]["diagnosticProvider"]["workspaceDiagnostics"].bool == true)
    ask(duo, id: "1", token: token)
    #expect(duo.reply("1").isNull)
    answer(duo, report(["a"]))
    #expect(messages(items(duo, "1") + portions(duo, "7")) == [Sample.uri: ["a"]])
    #expect(!duo.reply("1").isNull)
  }

  // MARK: Portions

  @Test("Partial results of both use the client's token and contain the diagnostics of both")
  func portions() {
    let duo = duo()
    ask(duo, id: "1", token: "7")
    #expect(messages(portions(duo, "7")) == [Sample.uri: [Self.ours]])
    // Our report has new results, so the client sends another request. The neighbor is still working on the first one.
    #expect(duo.reply("1")["result"]["items"] == .array([]))
    progress(duo, report(["b"], in: Self.b))
    #expect(portions(duo, "7").count == 1)

    ask(duo, id: "2", token: "8", previous: ids(portions(duo, "7")))
    #expect(duo.told("workspace/diagnostic").count == 1)
    #expect(duo.reply("2").isNull)
    #expect(messages(portions(duo, "8")) == [Self.b: ["b"]])
    progress(duo, report(["a"]))
    #expect(messages(portions(duo, "8")) == [Self.b: ["b"], Sample.uri: [Self.ours, "a"]])
    #expect(duo.reply("2").isNull)
    // The neighbor's own tokens never reach the client.
    #expect(duo.sent("$/progress").allSatisfy { $0["params"]["token"].integer != nil })
  }

  @Test("A neighbor that responds immediately gets new requests while the client's request is open")
  func again() {
    let duo = duo()
    ask(duo, id: "1", token: "7")
    answer(duo, report(["a"], id: "1"))
    ask(duo, id: "2", token: "8", previous: [Sample.uri: ids(portions(duo, "7"))[Sample.uri] ?? ""])
    #expect(messages(portions(duo, "8")) == [Sample.uri: [Self.ours, "a"]])
    answer(duo, report(["a"], id: "1"))
    #expect(portions(duo, "8").count == 1)
    #expect(duo.reply("2").isNull)
    let count = duo.told("workspace/diagnostic").count
    duo.pass(.milliseconds(1900))
    #expect(duo.told("workspace/diagnostic").count == count)
    duo.pass(.milliseconds(200))
    #expect(duo.told("workspace/diagnostic").count == count + 1)
    answer(duo, report(["a2"], id: "2"))
    #expect(messages(portions(duo, "8")) == [Sample.uri: [Self.ours, "a2"]])
    duo.pass(.milliseconds(2100))
    duo.fail("workspace/diagnostic")
    duo.pass(.seconds(10))
    #expect(duo.told("workspace/diagnostic").count == count + 2)
    #expect(duo.reply("2").isNull)
  }

  @Test("The neighbor's end removes its diagnostics, in an open request and in the next one")
  func end() throws {
    for isOpen in [true, false] {
      let duo = duo()
      ask(duo, id: "1", token: "7")
      progress(duo, report(["a"]), report(["b"], in: Self.b))
      ask(duo, id: "2", token: "8", previous: ids(portions(duo, "7")))
      let known = ids(portions(duo, "7")).merging(ids(portions(duo, "8"))) { $1 }
      if isOpen {
        duo.end()
        #expect(messages(portions(duo, "8")) == [Sample.uri: [Self.ours], Self.b: []])
      } else {
        duo.client("$/cancelRequest", #"{"id":2}"#)
        duo.end()
        ask(duo, id: "3", token: "9", previous: known)
        #expect(messages(portions(duo, "9")) == [Sample.uri: [Self.ours], Self.b: []])
      }
      #expect(duo.sent.filter { $0["id"] == .number("2") }.count == (isOpen ? 0 : 1))
    }
  }

  @Test("A cancellation reaches the neighbor, and its later results are ignored")
  func cancellation() {
    let duo = duo()
    ask(duo, id: "1", token: "7")
    ask(duo, id: "2", token: "8", previous: ids(portions(duo, "7")))
    duo.client("$/cancelRequest", #"{"id":2}"#)
    #expect(duo.reply("2")["error"]["code"].integer == -32800)
    #expect(duo.told.last?["method"].string == "$/cancelRequest")
    #expect(duo.told.last?["params"]["id"] == duo.told("workspace/diagnostic").last?["id"])
    let count = duo.sent.count
    progress(duo, report(["late"]))
    answer(duo, report(["late"]))
    #expect(duo.sent.count == count)
  }

  @Test("An open document is reported only if both results are for its current version")
  func openDocument() throws {
    let duo = duo()
    duo.open()
    duo.client(
      "textDocument/diagnostic", #"{"textDocument":{"uri":"\#(Sample.uri)"},"identifier":"statewise"}"#, id: "1")
    duo.answer("textDocument/diagnostic", #"{"kind":"full","resultId":"r","items":[{"message":"a"}]}"#)
    let id = try #require(duo.reply("1")["result"]["resultId"].string)
    ask(duo, id: "2", token: "8", previous: [Sample.uri: id])
    #expect(duo.reply("2").isNull && portions(duo, "8").isEmpty)

    duo.replace(by: "// New\n" + Sample.bad, version: 2)
    let newer = report(["new"], id: "s").replacing("\"version\":null", with: "\"version\":2")
    progress(duo, report(["old"], id: "q").replacing("\"version\":null", with: "\"version\":1"))
    #expect(portions(duo, "8").isEmpty)
    progress(duo, newer)
    #expect(messages(portions(duo, "8")) == [Sample.uri: [Self.ours, "new"]])
    #expect(portions(duo, "8").first?["version"].integer == 2)
  }

  @Test("A neighbor's report without an ID is identified by its contents")
  func openDocumentWithoutID() {
    let duo = duo()
    duo.open()
    var known: [String: String] = [:]
    for (index, message) in ["a", "b", "b"].enumerated() {
      duo.client("textDocument/diagnostic", #"{"textDocument":{"uri":"\#(Sample.uri)"}}"#, id: "1\(index)")
      duo.answer("textDocument/diagnostic", #"{"kind":"full","items":[{"message":"\#(message)"}]}"#)
      ask(duo, id: "2\(index)", previous: known)
      answer(duo)
      let told = items(duo, "2\(index)")
      #expect(told.map { $0["kind"].string } == [index < 2 ? "full" : "unchanged"])
      if index < 2 { #expect(messages(told) == [Sample.uri: [Self.ours, message]]) }
      known = ids(told)
    }
  }

  @Test("A neighbor that registers later gets the request then")
  func registered() {
    let duo = duo(neighbor: "{}")
    ask(duo, id: "1", token: "7")
    ask(duo, id: "2", token: "8", previous: ids(portions(duo, "7")))
    duo.neighbor(
      "client/registerCapability",
      """
      {"registrations":[{"id":"d","method":"textDocument/diagnostic","registerOptions":{"workspaceDiagnostics":true}}]}
      """, id: "1")
    #expect(duo.told("workspace/diagnostic").count == 1)
    progress(duo, report(["b"], in: Self.b))
    #expect(messages(portions(duo, "8")) == [Self.b: ["b"]])
  }
}
