import Analysis
import Rules

/// What the server asks of the analysis. The server has one more implementation of it, in its tests, to plant findings.
package protocol ServerAnalysis: Sendable {
  func read(_ bytes: [UInt8], path: String) -> AnalyzedFile
  func findings(in file: AnalyzedFile, of workspace: Workspace) -> [Finding]
}

extension Analyzer: ServerAnalysis {
  package func findings(in file: AnalyzedFile, of workspace: Workspace) -> [Finding] {
    findings(in: file, of: workspace.project)
  }
}
