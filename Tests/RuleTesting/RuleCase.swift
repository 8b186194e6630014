import Facts
import Rules
import SourceText

/// Code together with the expected results of a rule: an example that explains the rule, or a file of
/// `Tests/RuleCases`.
package struct RuleCase: Sendable {
  package struct Fixed: Sendable {
    /// All files after the fix; nil if a replacement of an example does not occur exactly once.
    package let files: [Example.File]?
    /// The index of the applied fix among the fixes of its finding.
    package let index: Int
    package let isSafe: Bool
    /// A text that the reason of the suggested fix must contain; nil if the reason does not matter.
    package let because: String?
  }

  /// The reason for the case.
  package let title: String
  /// The files, with marks around the reported ranges.
  package let files: [Example.File]
  /// Whether anything is reported.
  package let isFlagged: Bool
  /// Nil if no fix is offered.
  package let fixed: Fixed?
  /// The findings' severities in the order of the marks; empty when all have the rule's default severity.
  package let severities: [Severity]
  /// Other rules that may report findings.
  package let alsoFlaggedBy: [RuleID]
  /// The code that a person has to write before the code compiles again after one of the suggested fixes; nil if it
  /// compiles.
  package var needsManualWork: String?
  /// The build settings that affect the code.
  package let settings: ProjectSettings
  /// The file of the case; nil for an example of a rule.
  package let file: CaseFile?

  /// The files as a user would have them.
  package let unmarkedFiles: [Example.File]

  package init(_ example: Example) {
    title = example.title
    files = example.files
    unmarkedFiles = files.unmarked
    isFlagged = example.expectation != .allowed
    if case .fixed(_, let isSafe, let because) = example.expectation {
      fixed = Fixed(files: example.fixedFiles, index: 0, isSafe: isSafe, because: because)
    } else {
      fixed = nil
    }
    severities = example.severities
    alsoFlaggedBy = example.alsoFlaggedBy
    needsManualWork = nil
    settings = example.settings
    file = nil
  }

  package init(_ file: CaseFile) {
    title = file.header.title
    files = file.sources.map { source in
      Example.File(path: source.path, code: MarkedText.marking(source.notes.map(\.range), in: source.code))
    }
    unmarkedFiles = files.unmarked
    let notes = file.sources.flatMap(\.notes)
    isFlagged = !notes.isEmpty
    if file.fixed.isEmpty {
      fixed = nil
    } else {
      let index = file.header.fixIndex
      let taken = notes.map(\.words.fixes).first { $0.count > index }?[index]
      fixed = Fixed(
        files: file.sources.map { Example.File(path: $0.path, code: file.fixed[$0.path] ?? $0.code) }, index: index,
        isSafe: taken?.hasPrefix(Note.safeFix) ?? false, because: nil)
    }
    severities = notes.map(\.words.severity)
    alsoFlaggedBy = file.header.alsoFlaggedBy
    needsManualWork = file.header.needsManualWork
    settings = file.header.settings
    self.file = file
  }
}
