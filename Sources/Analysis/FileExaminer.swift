import Projects
import Rules

/// Reads and checks single files: the analyzer, or a front end that wraps it.
package protocol FileExaminer: Sendable {
  /// Reads one file and discards its tree. Accepts any bytes.
  ///
  /// - Parameter pathInProject: what of the path lies in the project, see `ProjectRoots`.
  func knowledge(of bytes: [UInt8], path: String, pathInProject: String) -> FileKnowledge

  /// The file's findings in text order, without those that a comment in the file suppresses.
  func findings(in file: FileKnowledge, of project: Project) -> [Finding]
}
