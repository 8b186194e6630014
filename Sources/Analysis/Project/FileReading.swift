import Facts
import Projects

/// The result of reading a file: what other files can see of it, and everything else if its owner keeps it.
package struct FileReading: Sendable {
  package struct Facts: Sendable {
    package let summary: FileSummary
    let names: IndexedNames
    /// Everything about the file; nil if it isn't kept.
    package let file: FileKnowledge?
  }

  package let path: String
  /// The file's contents, or why it can't be read.
  package let content: Result<Facts, FileProblem>

  package init(_ file: FileKnowledge, keepsFile: Bool) {
    path = file.path
    let summary = file.facts.summary
    content = .success(Facts(summary: summary, names: IndexedNames(summary), file: keepsFile ? file : nil))
  }

  package init(_ problem: FileProblem, at path: String) {
    self.path = path
    content = .failure(problem)
  }
}
