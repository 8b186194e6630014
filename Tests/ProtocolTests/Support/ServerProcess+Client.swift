import JSONReading
import TestSupport
import Testing

/// Runs the body with a server that is not initialized, and ends the server. Also checks that all messages follow the
/// rules that hold for every message.
func withNewServer(
  arguments: [String] = ["lsp", "--stdio"], reads: Bool = true, _ body: (ServerProcess) throws -> Void
) throws {
  let server = try ServerProcess(arguments: arguments, reads: reads)
  defer {
    server.kill()
    for offence in server.offences { Issue.record("\(offence)") }
  }
  try body(server)
}

/// Does the same with a client that declares `Capabilities.push` with the patches and has sent `initialized`. `members`
/// are additional members of the `initialize` parameters, each after a comma.
func withServer(
  _ patches: String..., members: String = #","rootUri":null"#, _ body: (ServerProcess) throws -> Void
) throws {
  try withNewServer { server in
    try server.initialize(capabilities: try Capabilities.patched(patches), members: members)
    try body(server)
  }
}

extension ServerProcess {
  /// Initializes the server. Returns the result of `initialize`.
  @discardableResult
  func initialize(capabilities: String = Capabilities.push, members: String = "") throws -> JSONValue {
    let answer = try request("initialize", #"{"processId":null,"capabilities":\#(capabilities)\#(members)}"#)
    notify("initialized", "{}")
    return answer["result"]
  }

  /// Expects a response to an ordinary request.
  func ping(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let answer = try request("textDocument/hover", JSON.position(0, 0))
    #expect(answer["error"].isNull, sourceLocation: sourceLocation)
  }

  func expectExit(_ status: Int32, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let found = try exitStatus()
    #expect(found == status, "Nil is a signal", sourceLocation: sourceLocation)
  }

  /// Waits for a request of the server.
  func question(_ method: String) throws -> JSONValue {
    try wait("the question \(method)") { $0["method"].string == method && !$0["id"].isNull }
  }

  /// Responds to a request of the server. `outcome` is a member, `"result":…` or `"error":…`.
  func answer(_ question: JSONValue, _ outcome: String) {
    send(Array(#"{"jsonrpc":"2.0","id":\#(JSON.text(of: question["id"])),\#(outcome)}"#.utf8))
  }

  // MARK: Documents

  func open(_ text: String, uri: String = Sample.uri, version: Int = 1, language: String = "swift") {
    notify("textDocument/didOpen", JSON.open(uri: uri, text, version: version, language: language))
  }

  /// Changes a document. `changes` is the array of the steps.
  func change(_ changes: String, version: Int, uri: String = Sample.uri) {
    notify("textDocument/didChange", JSON.change(changes, version: version, uri: uri))
  }

  func replace(by text: String, version: Int, uri: String = Sample.uri) {
    change(#"[{"text":\#(JSON.string(text))}]"#, version: version, uri: uri)
  }

  func close(uri: String = Sample.uri) {
    notify("textDocument/didClose", #"{"textDocument":{"uri":\#(JSON.string(uri))}}"#)
  }

  // MARK: Diagnostics

  /// Returns the parameters of every publish for the document, in order.
  func publishes(_ uri: String = Sample.uri) -> [JSONValue] { Self.publishes(uri, in: messages) }

  private static func publishes(_ uri: String, in messages: [JSONValue]) -> [JSONValue] {
    messages.filter {
      $0["method"] == "textDocument/publishDiagnostics" && $0["params"]["uri"].string == uri
    }.map { $0["params"] }
  }

  /// Returns the diagnostics that were published last for the document.
  func lastShown(_ uri: String = Sample.uri) -> [JSONValue] { publishes(uri).last?["diagnostics"].elements ?? [] }

  /// Waits until the last publish has this number of diagnostics and, if given, this version. Returns the diagnostics.
  @discardableResult
  func shown(_ count: Int, version: Int? = nil, uri: String = Sample.uri) throws -> [JSONValue] {
    try waitForAll("\(count) diagnostics in \(uri)") { messages in
      guard let last = Self.publishes(uri, in: messages).last else { return nil }
      let isRight = last["diagnostics"].elements.count == count
      return isRight && (version == nil || last["version"].integer == version) ? last["diagnostics"].elements : nil
    }
  }

  /// Waits for this number of publishes for the document. Returns the diagnostics of the last one.
  @discardableResult
  func publish(number: Int, uri: String = Sample.uri) throws -> [JSONValue] {
    try waitForAll("publish \(number) for \(uri)") { messages in
      let found = Self.publishes(uri, in: messages)
      return found.count < number ? nil : found[number - 1]["diagnostics"].elements
    }
  }

  /// Waits until everything in progress has been published, by waiting for another document.
  func fence() throws {
    let uri = "untitled:fence-\(messages.count)"
    open("import SwiftUI\n", uri: uri)
    if try pull(uri: uri)["error"].isNull, pushes { try publish(number: 1, uri: uri) }
    try ping()
  }

  private var pushes: Bool {
    messages.first { !$0["result"]["capabilities"].isNull }?["result"]["capabilities"]["diagnosticProvider"].isNull
      ?? true
  }

  /// Pulls diagnostics. `members` are additional members of the parameters, each after a comma.
  func pull(uri: String = Sample.uri, members: String = "") throws -> JSONValue {
    try request("textDocument/diagnostic", #"{"textDocument":{"uri":\#(JSON.string(uri))}\#(members)}"#)
  }

  // MARK: Actions

  func actions(
    _ range: String, only: String? = nil, diagnostics: String = "[]", uri: String = Sample.uri
  ) throws -> [JSONValue] {
    let answer = try request(
      "textDocument/codeAction", JSON.codeAction(range, only: only, diagnostics: diagnostics, uri: uri))
    #expect(answer["error"].isNull, "\(answer)")
    return answer["result"].elements
  }

  /// Returns the actions for a range, with the shown diagnostics as context.
  func actionsForShown(_ range: String, uri: String = Sample.uri) throws -> [JSONValue] {
    try actions(range, diagnostics: JSON.text(of: JSONValue.array(lastShown(uri))), uri: uri)
  }

  /// Returns the actions that fix one finding.
  func fixes(_ range: String, diagnostics: String = "[]", uri: String = Sample.uri) throws -> [JSONValue] {
    try actions(range, diagnostics: diagnostics, uri: uri).filter { action in
      ["Apply", "Ignore", "Turn"].allSatisfy { action["title"].string?.hasPrefix($0) == false }
    }
  }

  /// Opens a text with findings, one of which is on line 3 and has a safe fix. Waits until the folder has been read, so
  /// that the fix is known to be safe.
  @discardableResult
  func openAndSettle(_ text: String = Sample.bad, version: Int = 1, findings count: Int = 1) throws -> [JSONValue] {
    open(text, version: version)
    try waitUntil("a safe fix") {
      try actions(JSON.range(3, 0, 3, 99)).contains { $0["isPreferred"].bool == true }
    }
    return try shown(count, version: version)
  }
}

extension JSONValue {
  /// Returns the edits of an action for a document.
  func edits(_ uri: String = Sample.uri) -> [JSONValue] {
    let versioned = self["edit"]["documentChanges"].elements.filter { $0["textDocument"]["uri"].string == uri }
    return self["edit"]["changes"][uri].elements + versioned.flatMap { $0["edits"].elements }
  }

  /// The numbers `[3, 4, 3, 8]` of a range, or of the range of an edit or a diagnostic.
  var numbers: [Int?] {
    let range = self["range"].isNull ? self : self["range"]
    return [range["start"]["line"], range["start"]["character"], range["end"]["line"], range["end"]["character"]]
      .map(\.integer)
  }

  var code: Int? { self["error"]["code"].integer }
}
