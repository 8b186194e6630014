import SourceText

/// A type that reads and checks single files: the analyzer, or a front end that wraps it.
package protocol FileAnalyzer: Sendable {
  /// Parses the contents of one file and returns what is needed to check it. The syntax tree is not kept. Accepts any
  /// bytes.
  ///
  /// - Parameter pathInProject: The part of the path inside the project; see `ProjectRoots`.
  func knowledge(of bytes: [UInt8], path: String, pathInProject: String) -> FileKnowledge

  /// Returns the file's findings in text order, without those that a comment in the file suppresses.
  ///
  /// - Parameter isWanted: Called before each rule. Once it returns false, the result is incomplete.
  func findings(in file: FileKnowledge, of project: Project, while isWanted: () -> Bool) -> [Finding]
}

extension FileAnalyzer {
  package func findings(in file: FileKnowledge, of project: Project) -> [Finding] {
    findings(in: file, of: project, while: { true })
  }
}
