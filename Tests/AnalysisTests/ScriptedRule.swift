import Facts
import Foundation
import Rules
import SourceText

/// A rule that says what a test wants to hear: for each path a list for the first time it is asked, one for the
/// second, and so on; nothing after that.
final class ScriptedRule: Rule, @unchecked Sendable {
  static let id: RuleID = "scripted"
  let summary = ""
  let rationale = ""
  let reference = ""
  let examples: [Example] = []
  private let lock = NSLock()
  private var script: [String: [[Finding]]]

  init(_ script: [String: [[Finding]]]) { self.script = script }

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    lock.withLock {
      guard let lists = script[file.path], let first = lists.first else { return [] }
      script[file.path] = Array(lists.dropFirst())
      return first
    }
  }
}

extension Finding {
  /// A finding of `ScriptedRule` at the range.
  static func scripted(at range: ByteRange = ByteRange(at: 0), fix: Fix? = nil) -> Finding {
    Finding(
      rule: ScriptedRule.id, severity: .warning, range: range, message: "Something is wrong",
      fixes: fix.map { [$0] } ?? [])
  }

  /// A finding of `ScriptedRule` with one safe fix in one file.
  static func scripted(in path: String, _ edits: Edit...) -> Finding {
    scripted(fix: Fix("Mend it", .safe, in: path, edits))
  }
}
