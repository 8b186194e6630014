import Facts
import SourceText

/// Code that shows when a rule reports something and when it does not. It is both documentation and a test. Two or
/// three examples are enough; all other cases of a rule are files in `Tests/RuleCases`.
///
/// In the code, `⟦` and `⟧` mark each range that the rule must report. The marks are not part of the code.
package struct Example: Sendable {
  package struct File: Sendable, Hashable {
    package let path: String
    /// With marks in `Example.files`; without them in `unmarkedFiles` and `fixedFiles`.
    package let code: String

    package init(path: String, code: String) {
      self.path = path
      self.code = code
    }
  }

  /// A replacement that the fixes make. `old` occurs exactly once in all files together, not counting marks.
  package struct Replacement: Sendable, Hashable {
    package let old: String
    package let new: String
  }

  package enum Expectation: Sendable, Hashable {
    /// The rule reports nothing.
    case allowed
    /// The rule reports the marked ranges and offers no fix.
    case flagged
    /// The rule reports the marked ranges. Applying the first fix of the first finding that has one, and repeating this
    /// until no such finding is left, makes these replacements. If the fix is a suggested one, its reason contains
    /// `because`.
    case fixed([Replacement], isSafe: Bool, because: String?)
  }

  package let title: String
  /// The first file is `Example.swift` unless paths are given.
  package let files: [File]
  package let expectation: Expectation
  /// The findings' severities in the order of the marks; empty if all have the rule's default severity.
  package let severities: [Severity]
  /// Other rules that may report something in this example.
  package let alsoFlaggedBy: [RuleID]
  /// The build settings for the code, if they make a difference.
  package let settings: ProjectSettings

  /// The files without marks.
  package var unmarkedFiles: [File] {
    files.map { File(path: $0.path, code: $0.code.filter { $0 != "⟦" && $0 != "⟧" }) }
  }

  /// The files after fixing; nil if the example has no fix or a replacement does not occur exactly once.
  package var fixedFiles: [File]? {
    guard case .fixed(let replacements, _, _) = expectation else { return nil }
    var result = unmarkedFiles
    for replacement in replacements {
      // Compares bytes: a line ending after a carriage return is a part of one character.
      let pieces = result.map { file in
        file.code.utf8.split(separator: replacement.old.utf8, omittingEmptySubsequences: false)
          .map { String(Substring($0)) }
      }
      guard pieces.reduce(0, { $0 + $1.count - 1 }) == 1 else { return nil }
      result = zip(result, pieces).map { File(path: $0.path, code: $1.joined(separator: replacement.new)) }
    }
    return result
  }

  /// An example in which the rule reports the marked code. With `fixed`, the fixes make these replacements, and `safe`
  /// is whether the fix is safe.
  package static func flagged(
    _ title: String, _ code: String, fixed: KeyValuePairs<String, String> = [:], safe: Bool = false,
    because: String? = nil, severities: [Severity] = [], also: [RuleID] = [],
    settings: ProjectSettings = ProjectSettings()
  ) -> Example {
    flagged(
      title, files: ["Example.swift": code], fixed: fixed, safe: safe, because: because, severities: severities,
      also: also, settings: settings)
  }

  /// An example in which the rule reports code in a project of several files, each with its path.
  package static func flagged(
    _ title: String, files: KeyValuePairs<String, String>, fixed: KeyValuePairs<String, String> = [:],
    safe: Bool = false, because: String? = nil, severities: [Severity] = [], also: [RuleID] = [],
    settings: ProjectSettings = ProjectSettings()
  ) -> Example {
    let replacements = fixed.map { Replacement(old: $0.key, new: $0.value) }
    return Example(
      title: title, files: files.map { File(path: $0.key, code: $0.value) },
      expectation: replacements.isEmpty ? .flagged : .fixed(replacements, isSafe: safe, because: because),
      severities: severities, alsoFlaggedBy: also, settings: settings)
  }

  /// An example in which the rule reports nothing. The title says why.
  package static func allowed(
    _ title: String, _ code: String, also: [RuleID] = [], settings: ProjectSettings = ProjectSettings()
  ) -> Example {
    allowed(title, files: ["Example.swift": code], also: also, settings: settings)
  }

  package static func allowed(
    _ title: String, files: KeyValuePairs<String, String>, also: [RuleID] = [],
    settings: ProjectSettings = ProjectSettings()
  ) -> Example {
    Example(
      title: title, files: files.map { File(path: $0.key, code: $0.value) }, expectation: .allowed, severities: [],
      alsoFlaggedBy: also, settings: settings)
  }
}
