/// The severity of a finding, with the same four levels as LSP's `DiagnosticSeverity`.
package enum Severity: Int, Sendable, Hashable, Comparable, CaseIterable {
  case error = 1
  case warning = 2
  case information = 3
  case hint = 4

  /// Ordered by severity: a hint is less than an error.
  package static func < (left: Severity, right: Severity) -> Bool { left.rawValue > right.rawValue }
}

/// A location that helps explain a finding, such as a call with varying arguments, a declaration, or a parameter.
package struct RelatedLocation: Hashable, Sendable {
  package let path: String
  package let range: ByteRange
  package let message: String

  package init(path: String, range: ByteRange, message: String) {
    self.path = path
    self.range = range
    self.message = message
  }
}

/// A problem at one location in the checked file, with the ways to fix it.
package struct Finding: Hashable, Sendable {
  package let rule: RuleID
  package let severity: Severity
  package let range: ByteRange
  /// A full sentence, without a final period, that uses the user's own identifiers.
  package let message: String
  package let related: [RelatedLocation]
  /// Alternative fixes, the best one first.
  package let fixes: [Fix]

  package init(
    rule: RuleID, severity: Severity, range: ByteRange, message: String, related: [RelatedLocation] = [],
    fixes: [Fix] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.range = range
    self.message = message
    self.related = related
    self.fixes = fixes
  }
}
