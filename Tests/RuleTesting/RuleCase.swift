import Facts
import Rules

/// Code with everything that the contract expects of a rule: an example that explains the rule, or a file of
/// `Tests/RuleCases`.
package struct RuleCase: Sendable {
  package struct Fixed: Sendable {
    /// All files after the fix; nil when a replacement of an example does not occur exactly once.
    package let files: [Example.File]?
    /// Which fix of a finding is taken.
    package let index: Int
    package let isSafe: Bool
    /// Stands in the reason of a suggested fix; nil if the reason does not matter.
    package let because: String?
  }

  /// Why the code is there.
  package let title: String
  /// With marks around what is reported.
  package let files: [Example.File]
  /// Whether anything is reported.
  package let isFlagged: Bool
  /// Nil if no fix is offered.
  package let fixed: Fixed?
  /// The findings' severities in the order of the marks; empty when all have the rule's default severity.
  package let severities: [Severity]
  /// Other rules that may report something.
  package let alsoFlaggedBy: [RuleID]
  /// What a person has to write before the code compiles again after one of the suggested fixes; nil if it compiles.
  package var needsHand: String?
  /// How the code is built, as far as that makes a difference to it.
  package let settings: ProjectSettings
  /// Where it comes from; nil for an example of a rule.
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
    needsHand = nil
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
    needsHand = file.header.needsHand
    settings = file.header.settings
    self.file = file
  }
}
