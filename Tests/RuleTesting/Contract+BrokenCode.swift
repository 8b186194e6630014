import Analysis
import Rules
import SourceText
import Syntax

extension Contract {
  /// Analyzes every beginning of every file, and every file with one token taken out, in the company of the other
  /// files. A trap or a loop ends the test run; each finding must lie inside its text.
  package func brokenCodeViolations() -> [Violation] {
    let files = example.unmarkedFiles
    let analyzer = analyzer
    let complete = analyzer.workspace(of: files).workspace
    var violations: [Violation] = []
    for file in files {
      let bytes = Array(file.code.utf8)
      for broken in Self.breakages(of: bytes) {
        var workspace = complete
        let analyzed = analyzer.read(broken, path: file.path)
        workspace.update(analyzed)
        for finding in analyzer.findings(in: analyzed, of: workspace.project) {
          let isSound =
            finding.range.end <= broken.count
            && finding.fixes.allSatisfy { fix in
              fix.changes.allSatisfy { $0.path != file.path || $0.edits.applied(to: broken) != nil }
            }
          if !isSound {
            violations.append(
              violation("Findings and edits lie inside the text", "\(finding)", String(decoding: broken, as: UTF8.self))
            )
          }
        }
      }
    }
    return violations
  }

  private static func breakages(of bytes: [UInt8]) -> [[UInt8]] {
    let beginnings = (0..<bytes.count).map { Array(bytes[..<$0]) }
    let withoutToken = Parser.parse(bytes).tokens.filter { !$0.range.isEmpty }.map {
      Array(bytes[..<$0.start]) + Array(bytes[$0.end...])
    }
    return beginnings + withoutToken
  }
}
