import Facts
import Foundation
import Rules
import SourceText

/// A rule that says what a test wants to hear: for each path a list for the first time it is asked, one for the
/// second, and so on; nothing after that.
package final class ScriptedRule: Rule, @unchecked Sendable {
  package static let id: RuleID = "scripted"
  package let summary = ""
  package let rationale = ""
  package let reference = ""
  package let examples: [Example] = []
  private let lock = NSLock()
  private var script: [String: [[Finding]]]

  package init(_ script: [String: [[Finding]]]) { self.script = script }

  package func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    lock.withLock {
      guard let lists = script[file.path], let first = lists.first else { return [] }
      script[file.path] = Array(lists.dropFirst())
      return first
    }
  }
}

extension Finding {
  /// A finding of `ScriptedRule` at the range.
  package static func scripted(at range: ByteRange = ByteRange(at: 0), fix: Fix? = nil) -> Finding {
    Finding(
      rule: ScriptedRule.id, severity: .warning, range: range, message: "Something is wrong",
      fixes: fix.map { [$0] } ?? [])
  }

  /// A finding of `ScriptedRule` with one safe fix in one file.
  package static func scripted(in path: String, _ edits: Edit...) -> Finding {
    scripted(fix: Fix("Mend it", .safe, in: path, edits))
  }
}
