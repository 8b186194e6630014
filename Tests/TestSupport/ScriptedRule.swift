import FactQuestions
import Facts
import Foundation
import Rules
import SourceText

/// A rule with predefined findings. By default, each path has one list for the first check, one for the second, and so
/// on; after that, nothing. With `byText`, each path has one list for the first different text, one for the second, and
/// so on, for any number of checks. Code that tries fixes checks many texts.
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
  /// Returns a finding of `ScriptedRule` at the range.
  package static func scripted(at range: ByteRange = ByteRange(at: 0), fix: Fix? = nil) -> Finding {
    Finding(
      rule: ScriptedRule.id, severity: .warning, range: range, message: "Something is wrong",
      fixes: fix.map { [$0] } ?? [])
  }

  /// Returns a finding of `ScriptedRule` that proposes a fix in one file.
  package static func scripted(in path: String, _ edits: Edit...) -> Finding {
    scripted(fix: Fix("Fix it", .proposed, in: path, edits))
  }
}
