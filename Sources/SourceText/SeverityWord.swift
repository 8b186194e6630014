extension Severity {
  /// The name that compilers use, for reports, pages, and configurations.
  package var word: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .information: "info"
    case .hint: "hint"
    }
  }

  /// Creates the severity with the given name. Returns nil for any other word.
  package init?(word: String) {
    guard let severity = Self.allCases.first(where: { $0.word == word }) else { return nil }
    self = severity
  }
}
