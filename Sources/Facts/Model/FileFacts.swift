import SourceText

/// Everything that one file says about state, with ranges wherever a rule would underline or edit.
package struct FileFacts: Sendable, Hashable {
  package let path: String
  /// The part that other files may see.
  package let summary: FileSummary

  package init(path: String, summary: FileSummary) {
    self.path = path
    self.summary = summary
  }
}
