import Foundation
import Measuring

/// A language server that is measured.
struct Contender {
  let title: String
  let program: String
  let arguments: [String]
  /// Whether the client requests diagnostics. Otherwise, the server publishes them, with the version of the document.
  let pulls: Bool

  static func statewise(_ program: String) -> Contender {
    Contender(title: "statewise", program: program, arguments: ["lsp", "--stdio"], pulls: false)
  }

  /// The toolchain's sourcekit-lsp; nil if there is none in `PATH`. It publishes a second late and without a version,
  /// so the client requests the diagnostics.
  static var sourceKit: Contender? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/sourcekit-lsp" }.first { FileManager.default.isExecutableFile(atPath: $0) }
      .map { Contender(title: "sourcekit-lsp", program: $0, arguments: [], pulls: true) }
  }

  // MARK: Beside a neighbor

  static let neighbor = Contender(
    title: "directly", program: StandIn.program, arguments: [StandIn.neighbor.rawValue], pulls: false)

  static let relay = Contender(
    title: "relay", program: StandIn.program,
    arguments: [StandIn.relay.rawValue, StandIn.program, StandIn.neighbor.rawValue], pulls: false)

  static func beside(_ program: String) -> Contender {
    Contender(
      title: "statewise", program: program,
      arguments: ["lsp", "--beside", StandIn.program, StandIn.neighbor.rawValue], pulls: false)
  }

  /// Starts the server and waits until it is ready.
  func start(in workspace: Workspace) throws -> Session {
    let client = try LanguageClient(program, arguments)
    try client.request(
      "initialize",
      [
        "rootUri": workspace.uri, "processId": ProcessInfo.processInfo.processIdentifier,
        "capabilities": ["textDocument": ["publishDiagnostics": ["versionSupport": true]]],
      ])
    try client.notify("initialized", [:])
    return Session(client: client, pulls: pulls)
  }
}

/// A running server with its open documents.
final class Session {
  let client: LanguageClient
  private let pulls: Bool
  private var versions: [String: Int] = [:]

  fileprivate init(client: LanguageClient, pulls: Bool) {
    self.client = client
    self.pulls = pulls
  }

  /// Opens a document. Returns the time when writing the message began.
  @discardableResult
  func open(_ uri: String, _ text: String) throws -> ContinuousClock.Instant {
    versions[uri] = 1
    return try client.notify(
      "textDocument/didOpen", ["textDocument": ["uri": uri, "languageId": "swift", "version": 1, "text": text]])
  }

  func close(_ uri: String) throws {
    versions[uri] = nil
    try client.notify("textDocument/didClose", ["textDocument": ["uri": uri]])
  }

  /// Replaces the text between two columns of a line. Returns the time when writing the message began.
  @discardableResult
  func replace(
    _ columns: Range<Int>, ofLine line: Int, in uri: String, with text: String
  ) throws -> ContinuousClock.Instant {
    versions[uri, default: 1] += 1
    return try client.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": uri, "version": versions[uri, default: 1]],
        "contentChanges": [
          [
            "range": [
              "start": ["line": line, "character": columns.lowerBound],
              "end": ["line": line, "character": columns.upperBound],
            ],
            "text": text,
          ] as [String: Any]
        ],
      ])
  }

  /// Waits for the diagnostics of the document's current version. Returns the time when they arrived.
  ///
  /// - Parameter notice: receives all messages that arrive meanwhile.
  @discardableResult
  func settle(_ uri: String, notice: (LanguageClient.Arrival) -> Void = { _ in }) throws -> ContinuousClock.Instant {
    let id = pulls ? try client.ask("textDocument/diagnostic", ["textDocument": ["uri": uri]]) : nil
    let version = versions[uri]
    return try client.wait("diagnostics of version \(version ?? 0)") { arrival in
      notice(arrival)
      if let id { return arrival.message["id"] as? Int == id && arrival.method == nil }
      return arrival.isPublish && arrival.uri == uri && arrival.version == version
    }.time
  }

  /// Adds or removes `private` in the last view, and thus changes its finding. Returns how long the diagnostics take.
  func edit(_ file: Workspace.LargeFile, _ number: Int) throws -> Double {
    let started = try change(file, number)
    return try (settle(file.uri) - started) / .seconds(1)
  }

  @discardableResult
  private func change(_ file: Workspace.LargeFile, _ number: Int) throws -> ContinuousClock.Instant {
    let word = "private "
    let isPrivate = number.isMultiple(of: 2)
    let end = file.probeColumn + (isPrivate ? 0 : word.utf8.count)
    return try replace(file.probeColumn..<end, ofLine: file.probeLine, in: file.uri, with: isPrivate ? word : "")
  }

  // MARK: With a stand-in for the neighbor

  /// Returns how long a response of the neighbor takes.
  func answer(_ byteCount: Int) throws -> Double {
    let started = ContinuousClock.now
    return try (client.request(StandIn.answerMethod, ["byteCount": byteCount]).time - started) / .seconds(1)
  }

  /// Changes the file as `edit` does. Returns how long it takes until the neighbor has received the change.
  func hear(of file: Workspace.LargeFile, _ number: Int) throws -> Double {
    let started = ProcessInfo.processInfo.systemUptime
    try change(file, number)
    let heard = try client.wait("the neighbor") { $0.method == StandIn.heardMethod }
    return (heard.parameters["uptime"] as? Double ?? .infinity) - started
  }

  /// Waits until all files of the workspace have been read. Returns the time when this happened.
  @discardableResult
  func waitForIndex() throws -> ContinuousClock.Instant {
    if !isIndexed { try client.wait("the end of reading the workspace") { _ in isIndexed } }
    return indexed ?? .now
  }

  var isIndexed: Bool { indexed != nil }
  /// The time of the log message that says that all files are read. With a neighbor, the message has a prefix.
  private var indexed: ContinuousClock.Instant? {
    client.logged.first { $0.text.hasPrefix("Read ") || $0.text.hasPrefix("Statewise: Read ") }?.time
  }
}
