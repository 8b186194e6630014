import SourceText

/// The identity of a finding, which stays the same when lines move: its file, its rule, and its message, which names
/// the user's own identifiers.
struct BaselineKey: Hashable, Comparable {
  let path: String
  let rule: String
  let message: String

  init(path: String, rule: String, message: String) {
    self.path = path
    self.rule = rule
    self.message = message
  }

  init(_ finding: Finding, path: String) {
    self.init(path: path, rule: finding.rule.description, message: finding.message)
  }

  /// Sixteen hexadecimal digits, the same on every machine and in every run.
  var fingerprint: String {
    let digits = Fingerprint.text(of: [path, rule, message].joined(separator: "\u{0}").utf8)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  static func < (left: BaselineKey, right: BaselineKey) -> Bool {
    (left.path, left.rule, left.message) < (right.path, right.rule, right.message)
  }
}
