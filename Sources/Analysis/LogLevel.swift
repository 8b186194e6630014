/// How much the language server writes to its log file. Each level includes what the levels before it write.
package enum LogLevel: String, CaseIterable, Comparable, Sendable {
  /// Errors.
  case error
  /// The session's setup: the client, the projects, and their configuration.
  case info
  /// Every message, by method and id, and how long its answer took.
  case debug
  /// The contents of messages as well, which include the texts of documents.
  case trace

  package static func < (left: LogLevel, right: LogLevel) -> Bool { left.rank < right.rank }

  private var rank: Int { LogLevel.allCases.firstIndex(of: self) ?? 0 }
}

/// The logging that `lsp --log-file` requests.
package struct ServerLogging: Sendable, Hashable {
  package let path: String
  package let level: LogLevel

  package init(path: String, level: LogLevel) {
    self.path = path
    self.level = level
  }
}
