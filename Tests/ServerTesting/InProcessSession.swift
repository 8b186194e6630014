import Analysis
import JSONReading
import Server
import SourceText
import TestSupport

/// A server without a process, a thread or a stream, with a client's view of it: what goes in and out is the JSON of
/// the protocol. Every call returns when all that follows from it has been done.
///
/// It declares what Emacs and VS Code declare: UTF-16, pushed diagnostics, versioned `documentChanges`, `isPreferred`, `disabled`.
package final class InProcessSession {
  private let session: Session
  private var texts: [String: SourceBuffer] = [:]
  private var versions: [String: Int] = [:]
  private var lastID = 0
  private var answers: [JSONValue: JSONValue] = [:]
  private var published: [String: JSONValue] = [:]
  /// Every message of the server, in order.
  package private(set) var received: [JSONValue] = []
  package private(set) var exitStatus: Int32?
  package private(set) var logged: [LogEntry] = []

  /// `files` are the files on disk by absolute path; those under `root` make up the project.
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

  /// Begins a session with the `initialize` parameters, which are JSON; without them none is begun.
  package init(
    analyzer: Analyzer, files: any FileSource, crashes: CrashRecord? = nil, logLevel: LogLevel? = nil,
    initialize parameters: String?
  ) {
    session = Session(analyzer: analyzer, files: files, crashes: crashes, logLevel: logLevel)
    guard let parameters else { return }
    request("initialize", parameters)
    notify("initialized", "{}")
  }

  /// What the session and its client count columns in.
  package var columnUnit: ColumnUnit { session.features.columnUnit }

  // MARK: Messages

  /// Hands over one message body as it would come from the stream.
  package func send(_ body: String) {
    send([Array(body.utf8)])
  }

  /// Hands over several message bodies that arrive in one go.
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

  /// The response's message, with its `result` or `error`; null when there was none.
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

  /// Opens a text at an absolute path, or replaces the text of an open one.
  package func open(_ path: String, _ text: String) {
    texts[path] = SourceBuffer(text)
    versions[path] = 1
    notify("textDocument/didOpen", JSON.open(uri: uri(path), text))
  }

  /// Tells the server of the steps that gave an open document its new text, each in the text that the one before left.
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

  /// The editor's text of an open document.
  package func text(_ path: String) -> String? {
    texts[path]?.text
  }

  // MARK: Findings and fixes

  /// What the client shows in the document.
  package func diagnostics(_ path: String) -> [Diagnostic] {
    let shown = published[uri(path)]?["diagnostics"] ?? .array([])
    return (try? JSONValueDecoder.decode([Diagnostic].self, from: shown)) ?? []
  }

  /// The range of UTF-8 offsets as a client writes it; at the text's start for a document that is not open.
  package func range(_ range: ByteRange, in path: String) -> LSPRange {
    (texts[path] ?? SourceBuffer([])).range(range, in: columnUnit)
  }

  /// The actions that the server offers for a range, with the diagnostics there as context, as editors ask.
  package func codeActions(_ path: String, at range: LSPRange, only: [String]? = nil) -> [CodeAction] {
    let context = diagnostics(path).filter { $0.range.start <= range.end && range.start <= $0.range.end }
    let answer = request(
      "textDocument/codeAction",
      JSON.codeAction(
        JSON.text(of: range), only: only.map { JSON.text(of: $0) }, diagnostics: JSON.text(of: context),
        uri: uri(path)))
    return (try? JSONValueDecoder.decode([CodeAction].self, from: answer["result"])) ?? []
  }

  /// Applies an action's edits as a client does, to open documents and to texts given for closed ones, and tells the
  /// server of the former. Returns the new text of each file by path, or nil when an edit does not fit its text.
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
      // Bottom-up, each in the text that the one before it left.
      let ordered = zip(change.edits, edits).sorted { $0.1.range < $1.1.range }
      self.change(path, to: SourceBuffer(bytes), by: ordered.reversed().map { ($0.0.range, $0.0.newText) })
    }
    return result
  }

  private func uri(_ path: String) -> String { DocumentURI.uri(ofPath: path) }
}

extension DocumentChange {
  /// Nil for the step that makes a file.
  package var edit: TextDocumentEdit? {
    if case .edit(let edit) = self { edit } else { nil }
  }
}
