import FactQuestions
import Facts
import Foundation
import Rules
import SourceText

/// A rule that says what a test wants to hear: for each path a list for the first time it is asked, one for the
/// second, and so on; nothing after that. Or a list for the first text that it is asked about, one for the second, and
/// so on, however often it is asked about each: what tries fixes asks about many texts.
package final class ScriptedRule: Rule, @unchecked Sendable {
  package static let id: RuleID = "scripted"
  package let summary = ""
  package let rationale = ""
  package let reference = ""
  package let examples: [Example] = []
  private let lock = NSLock()
  private var script: [String: [[Finding]]]
  private let isByText: Bool
  private var texts: [String: [[UInt8]]] = [:]

  package init(_ script: [String: [[Finding]]]) {
    self.script = script
    isByText = false
  }

  package init(byText script: [String: [[Finding]]]) {
    self.script = script
    isByText = true
  }

  package func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    lock.withLock {
      guard let lists = script[file.path], let first = lists.first else { return [] }
      if isByText {
        let known = texts[file.path, default: []].firstIndex(of: file.bytes)
        if known == nil { texts[file.path, default: []].append(file.bytes) }
        let index = known ?? (texts[file.path]?.count ?? 1) - 1
        return lists.indices.contains(index) ? lists[index] : []
      }
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

  /// A finding of `ScriptedRule` that proposes a fix in one file.
  package static func scripted(in path: String, _ edits: Edit...) -> Finding {
    scripted(fix: Fix("Fix it", .proposed, in: path, edits))
  }
}
