import Analysis
import Foundation
import JSONReading
import Server
import SourceText
import TestSupport

/// A server without a process, threads, or streams, and its client. They exchange the JSON messages of the protocol.
/// Each call returns after all of its effects have happened.
///
/// The client declares the capabilities that Emacs and VS Code share: UTF-16, pushed diagnostics, versioned
/// `documentChanges`, `isPreferred`, and `disabled`.
package final class InProcessSession {
  private let session: Session
  private var texts: [String: SourceBuffer] = [:]
  private var versions: [String: Int] = [:]
  private var lastID = 0
  private var answers: [JSONValue: JSONValue] = [:]
  private var published: [String: JSONValue] = [:]
  /// All messages of the server, in order.
  package private(set) var received: [JSONValue] = []
  package private(set) var exitStatus: Int32?
  package private(set) var logged: [LogEntry] = []

  /// Starts a session. `files` are the files on disk by absolute path; those below `root` are the project.
  package convenience init(
    analyzer: Analyzer = Analyzer(), root: String = "/project", files: [String: String] = [:],
    positionEncoding: String = "utf-16"
  ) {
    let capabilities = """
      {"general":{"positionEncodings":["\(positionEncoding)"]},"workspace":{"workspaceEdit":{"documentChanges":true}},
      "textDocument":{"codeAction":{"codeActionLiteralSupport":{},"isPreferredSupport":true,"disabledSupport":true},"publishDiagnostics":
      {"relatedInformation":true,"versionSupport":true,"codeDescriptionSupport":true,"dataSupport":true}}}
      """
    self.init(
      analyzer: analyzer, files: FilesInMemory(files),
      initialize: #"{"processId":null,"rootUri":"\#(DocumentURI.uri(ofPath: root))","capabilities":\#(capabilities)}"#)
  }

  /// Starts a session. `parameters` is the JSON of the `initialize` parameters; if it is nil, the session is not
  /// initialized.
  package init(
    analyzer: Analyzer, files: any FileSource, crashes: CrashRecord? = nil, logLevel: LogLevel? = nil,
    initialize parameters: String?
  ) {
    session = Session(analyzer: analyzer, files: files, crashes: crashes, logLevel: logLevel)
    guard let parameters else { return }
    request("initialize", parameters)
    notify("initialized", "{}")
  }

  /// The unit of columns in the session.
  package var columnUnit: ColumnUnit { session.features.columnUnit }

  // MARK: Messages

  /// Sends a message body as if it came from the stream.
  package func send(_ body: String) {
    send([Array(body.utf8)])
  }

  /// Sends several message bodies that arrive at the same time.
  package func send(_ bodies: [[UInt8]]) {
    var events = bodies.map { Event.message(IncomingMessage(body: $0)) }
    while !events.isEmpty {
      session.handle(events)
      events = session.takeEffects().compactMap { effect in
        switch effect {
        case .send(let message): receive(message.body.bytes)
        case .exit(let status): exitStatus = status
        case .log(let entry): logged.append(entry)
        case .run(let job): return .finished(job.work())
        case .neighbor: break
        }
        return nil
      }
    }
  }

  package func notify(_ method: String, _ params: String) {
    send(#"{"jsonrpc":"2.0","method":"\#(method)","params":\#(params)}"#)
  }

  /// Sends a request. Returns the response, with its `result` or `error`; null if there was none.
  @discardableResult
  package func request(_ method: String, _ params: String) -> JSONValue {
    lastID += 1
    send(#"{"jsonrpc":"2.0","id":\#(lastID),"method":"\#(method)","params":\#(params)}"#)
    return answers.removeValue(forKey: .number(String(lastID))) ?? .null
  }

  private func receive(_ body: [UInt8]) {
    let message = (try? JSONValue(parsing: body)) ?? .string("not JSON")
    received.append(message)
    if message["method"].string == "textDocument/publishDiagnostics" {
      published[message["params"]["uri"].string ?? ""] = message["params"]
    } else if message["method"].isNull, !message["id"].isNull {
      answers[message["id"]] = message
    }
  }

  // MARK: Documents

  /// Opens a text at an absolute path, or replaces the text of an open document.
  package func open(_ path: String, _ text: String) {
    texts[path] = SourceBuffer(text)
    versions[path] = 1
    notify("textDocument/didOpen", JSON.open(uri: uri(path), text))
  }

  /// Notifies the server of the changes to an open document. Each step refers to the text after the previous one.
  package func change(_ path: String, to text: SourceBuffer, by steps: [(range: LSPRange, text: String)]) {
    let version = (versions[path] ?? 0) + 1
    texts[path] = text
    versions[path] = version
    let steps = steps.map { #"{"range":\#(JSON.text(of: $0.range)),"text":\#(JSON.string($0.text))}"# }
    notify(
      "textDocument/didChange",
      JSON.change("[\(steps.joined(separator: ","))]", version: version, uri: uri(path)))
  }

  package func save(_ path: String) {
    notify("textDocument/didSave", #"{"textDocument":{"uri":\#(JSON.string(uri(path)))}}"#)
  }

  package func close(_ path: String) {
    texts.removeValue(forKey: path)
    notify("textDocument/didClose", #"{"textDocument":{"uri":\#(JSON.string(uri(path)))}}"#)
  }

  /// Returns the editor's text of an open document.
  package func text(_ path: String) -> String? {
    texts[path]?.text
  }

  // MARK: Findings and fixes

  /// Returns the diagnostics that the client shows in the document.
  package func diagnostics(_ path: String) -> [Diagnostic] {
    let shown = published[uri(path)]?["diagnostics"] ?? .array([])
    return JSON.decoded(shown) ?? []
  }

  /// Returns the protocol's form of a range of UTF-8 offsets; the start of the text for a document that is not open.
  package func range(_ range: ByteRange, in path: String) -> LSPRange {
    (texts[path] ?? SourceBuffer([])).range(range, in: columnUnit)
  }

  /// Returns the actions for a range, with the diagnostics at the range as context, as editors request them.
  package func codeActions(_ path: String, at range: LSPRange, only: [String]? = nil) -> [CodeAction] {
    let context = diagnostics(path).filter { $0.range.start <= range.end && range.start <= $0.range.end }
    let answer = request(
      "textDocument/codeAction",
      JSON.codeAction(
        JSON.text(of: range), only: only.map { JSON.text(of: $0) }, diagnostics: JSON.text(of: context),
        uri: uri(path)))
    return JSON.decoded(answer["result"]) ?? []
  }

  /// Applies an action's edits as a client does, to open documents and to the given texts of closed files, and notifies
  /// the server of changes to open documents. Returns the new text of each file by path; nil if an edit does not fit
  /// its text.
  package func apply(_ action: CodeAction, closed: [String: String] = [:]) -> [String: String]? {
    var result: [String: String] = [:]
    for change in action.edit?.documentChanges?.compactMap(\.edit) ?? [] {
      let path = DocumentURI(change.textDocument.uri).key
      guard let buffer = texts[path] ?? closed[path].map({ SourceBuffer($0) }) else { return nil }
      guard change.textDocument.version == (texts[path] == nil ? nil : versions[path]) else { return nil }
      let edits = change.edits.map { Edit(buffer.byteRange($0.range, in: columnUnit), $0.newText) }
      guard let bytes = edits.applied(to: buffer.bytes) else { return nil }
      let text = String(decoding: bytes, as: UTF8.self)
      result[path] = text
      guard texts[path] != nil else { continue }
      // The changes are applied from the end to the start, each to the text after the previous one.
      let ordered = zip(change.edits, edits).sorted { $0.1.range < $1.1.range }
      self.change(path, to: SourceBuffer(bytes), by: ordered.reversed().map { ($0.0.range, $0.0.newText) })
    }
    return result
  }

  private func uri(_ path: String) -> String { DocumentURI.uri(ofPath: path) }
}

extension DocumentChange {
  /// The edit of a document; nil for a step that creates a file.
  package var edit: TextDocumentEdit? {
    if case .edit(let edit) = self { edit } else { nil }
  }
}

extension JSON {
  /// Reads a message type from a value; nil if the value has another shape.
  fileprivate static func decoded<Message: Decodable>(_ value: JSONValue) -> Message? {
    try? JSONDecoder().decode(Message.self, from: Data(text(of: value).utf8))
  }
}
