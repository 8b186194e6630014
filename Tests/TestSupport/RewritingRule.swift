import FactQuestions
import Facts
import Rules
import SourceText

/// A rule that reports each occurrence of a text in files that are not tests, including overlapping ones, and safely
/// replaces it. Like real rules, it depends only on the file.
package struct RewritingRule: Rule {
  package static let id: RuleID = "rewriting"
  package let summary = ""
  package let rationale = ""
  package let reference = ""
  package let examples: [Example] = []
  private let old: [UInt8]
  private let new: String

  package init(_ old: String, to new: String) {
    self.old = Array(old.utf8)
    self.new = new
  }

  package func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    guard !file.summary.traits.contains(.isTest), file.bytes.count >= old.count else { return [] }
    return (0...file.bytes.count - old.count)
      .filter { file.bytes[$0..<$0 + old.count].elementsEqual(old) }
      .map { start in
        let range = ByteRange(start, start + old.count)
        return Finding(
          rule: id, severity: .warning, range: range, message: "Something is wrong",
          fixes: [Fix("Replace it", .proposed, in: file.path, [Edit(range, new)])])
      }
  }
}
