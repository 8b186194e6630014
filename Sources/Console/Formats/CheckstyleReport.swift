import Analysis
import SourceText

/// The format `checkstyle`: the XML of Checkstyle, which many build servers read.
struct CheckstyleReport {
  let result: CheckResult

  var text: String {
    var lines = ["<?xml version=\"1.0\" encoding=\"utf-8\"?>", "<checkstyle version=\"4.3\">"]
    for file in result.files {
      lines.append("  <file name=\"\(XMLText.escaped(file.path))\">")
      lines += file.findings.map { "    " + error($0, in: file) }
      lines.append("  </file>")
    }
    for problem in result.runProblems {
      let start = problem.region?(.utf32).start
      let place = "line=\"\(start?.line ?? 1)\"" + (start.map { " column=\"\($0.column)\"" } ?? "")
      lines.append("  <file name=\"\(XMLText.escaped(problem.path))\">")
      lines.append("    <error \(place) severity=\"error\" message=\"\(XMLText.escaped(problem.message))\"/>")
      lines.append("  </file>")
    }
    return (lines + ["</checkstyle>"]).map { $0 + "\n" }.joined()
  }

  private func error(_ finding: Finding, in file: CheckedFile) -> String {
    let start = Region(finding.range, lines: file.buffer.lines, unit: .utf32).start
    let severity = finding.severity == .hint ? "info" : finding.severity.word
    return "<error line=\"\(start.line)\" column=\"\(start.column)\" severity=\"\(severity)\" "
      + "message=\"\(XMLText.escaped(finding.message))\" source=\"\(Product.name).\(finding.rule)\"/>"
  }
}
