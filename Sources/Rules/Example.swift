/// A piece of code that shows when a rule speaks and when it stays silent: test, documentation and fixture at once.
///
/// In the code `⟦` and `⟧` stand around each range that the rule must report; they are not part of the code.
package struct Example: Sendable {
  package struct File: Sendable {
    package let path: String
    /// With marks.
    package let code: String

    package init(path: String, code: String) {
      self.path = path
      self.code = code
    }
  }

  /// What the fix of a flagged example leads to.
  package enum Expectation: Sendable {
    /// The rule reports nothing.
    case allowed
    /// The rule reports the marked ranges; it offers no fix.
    case flagged
    /// Applying the fix at `fixIndex` of the first finding gives these files (those not named stay as they are).
    case fixed(files: [File], fixIndex: Int, isSafe: Bool)
  }

  package let title: String
  /// The first file is `Example.swift` unless paths are given.
  package let files: [File]
  package let expectation: Expectation
  /// Other rules that may speak about this example.
  package let alsoFlaggedBy: [RuleID]
  /// Where the example was written, for failure messages.
  package let sourceFile: String
  package let sourceLine: Int

  /// The code is reported at its marks. With `fixed`, applying the first finding's fix at `fixIndex` gives that text,
  /// and the fix is `safe` or not as said.
  package static func flagged(
    _ title: String, _ code: String, fixed: String? = nil, safe: Bool = false, fixIndex: Int = 0,
    also: [RuleID] = [], sourceFile: String = #fileID, line: Int = #line
  ) -> Example {
    flagged(
      title, files: [File(path: "Example.swift", code: code)],
      fixed: fixed.map { [File(path: "Example.swift", code: $0)] }, safe: safe, fixIndex: fixIndex, also: also,
      sourceFile: sourceFile, line: line)
  }

  package static func flagged(
    _ title: String, files: [File], fixed: [File]? = nil, safe: Bool = false, fixIndex: Int = 0,
    also: [RuleID] = [], sourceFile: String = #fileID, line: Int = #line
  ) -> Example {
    Example(
      title: title, files: files,
      expectation: fixed.map { .fixed(files: $0, fixIndex: fixIndex, isSafe: safe) } ?? .flagged,
      alsoFlaggedBy: also, sourceFile: sourceFile, sourceLine: line)
  }

  /// The rule stays silent; the title says why.
  package static func allowed(
    _ title: String, _ code: String, also: [RuleID] = [], sourceFile: String = #fileID, line: Int = #line
  ) -> Example {
    allowed(
      title, files: [File(path: "Example.swift", code: code)], also: also, sourceFile: sourceFile, line: line)
  }

  package static func allowed(
    _ title: String, files: [File], also: [RuleID] = [], sourceFile: String = #fileID, line: Int = #line
  ) -> Example {
    Example(
      title: title, files: files, expectation: .allowed, alsoFlaggedBy: also, sourceFile: sourceFile, sourceLine: line)
  }
}
