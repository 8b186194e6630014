/// What all files together say, kept up to date file by file.
package struct ProjectFacts: Sendable {
  /// Whether every file of the workspace has been read. Until then questions about the project answer unknown.
  package var isComplete = false
  private var summaries: [String: FileSummary] = [:]

  package init() {}

  /// Takes in a new version of a file. Returns whether what other files may see of it changed.
  @discardableResult
  package mutating func update(_ summary: FileSummary) -> Bool {
    summaries.updateValue(summary, forKey: summary.path) != summary
  }

  @discardableResult
  package mutating func remove(path: String) -> Bool {
    summaries.removeValue(forKey: path) != nil
  }
}
