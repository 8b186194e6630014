import JSONReading
import ServerTesting
import SourceText
import TestSupport

@testable import Server

extension InProcessSession {
  /// Creates a session with the planted rule and a client that declares only these capabilities, which are JSON.
  static func planted(
    capabilities: String = "{}", members: String = "", files: [String: String] = [:]
  ) -> InProcessSession {
    InProcessSession(
      analyzer: PlantedRule.analyzer, files: FilesInMemory(files),
      initialize: #"{"processId":null,"rootUri":"file:///project","capabilities":\#(capabilities)\#(members)}"#)
  }

  /// Creates a session with the planted rule and a client that supports all features.
  static func planted(files: [String: String] = [:], encoding: String = "utf-16") -> InProcessSession {
    InProcessSession(analyzer: PlantedRule.analyzer, files: files, positionEncoding: encoding)
  }

  /// Returns every publish for the URI, in order.
  func publishes(_ uri: String = Sample.uri) -> [JSONValue] {
    received.filter { $0["method"].string == "textDocument/publishDiagnostics" && $0["params"]["uri"].string == uri }
      .map { $0["params"] }
  }

  /// Returns every response with the ID, in order.
  func responses(to id: JSONValue) -> [JSONValue] {
    received.filter { $0["method"].isNull && $0["id"] == id }
  }

  /// Returns every message of the server with the method.
  func messages(_ method: String) -> [JSONValue] {
    received.filter { $0["method"].string == method }
  }

  /// Responds to a request of the server.
  func answer(_ id: JSONValue, _ result: String) {
    send(#"{"jsonrpc":"2.0","id":"\#(id.string ?? "")","result":\#(result)}"#)
  }

  /// Sends changes of the sample's document, given as a JSON array.
  func change(_ changes: String, version: Int = 2, uri: String = Sample.uri) {
    notify("textDocument/didChange", JSON.change(changes, version: version, uri: uri))
  }

  /// Replaces a range of an open text, as an editor does when the user types.
  func replace(_ range: LSPRange, in path: String, with text: String) {
    guard let old = self.text(path).map({ SourceBuffer($0) }) else { return }
    change(path, to: old.applying([ContentChange(range: range, text: text)], in: columnUnit), by: [(range, text)])
  }

  /// Opens a document by its URI.
  func open(uri: String, _ text: String, version: Int = 1, language: String = "swift") {
    notify("textDocument/didOpen", JSON.open(uri: uri, text, version: version, language: language))
  }

  func codeActions(
    _ range: String, only: String? = nil, diagnostics: String = "[]", uri: String = Sample.uri
  ) -> JSONValue {
    request("textDocument/codeAction", JSON.codeAction(range, only: only, diagnostics: diagnostics, uri: uri))
  }

  /// Returns the actions that fix something, for a range of the sample's document.
  func fixes(_ range: String, diagnostics: String = "[]", uri: String = Sample.uri) -> [JSONValue] {
    codeActions(range, diagnostics: diagnostics, uri: uri)["result"].elements
      .filter { action in ["Ignore", "Turn"].allSatisfy { action["title"].string?.hasPrefix($0) == false } }
  }

  /// Resolves an action. Returns the response.
  func resolve(_ action: JSONValue) -> JSONValue {
    request("codeAction/resolve", String(decoding: JSONWriter.bytes(of: action), as: UTF8.self))
  }

  /// Whether the server still responds to an ordinary request.
  var isAlive: Bool {
    let answer = request("textDocument/hover", JSON.position(0, 0))
    return !answer["id"].isNull && answer["error"].isNull
  }
}
