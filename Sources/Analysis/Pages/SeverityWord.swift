import Rules

extension Severity {
  /// As compilers call it: in reports, pages and configuration.
  package var word: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .information: "info"
    case .hint: "hint"
    }
  }
}
