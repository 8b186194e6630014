import Analysis
import Rules
import SourceText

/// The format `checkstyle`: the XML that Checkstyle writes and many build servers read.
struct CheckstyleReport {
  private let result: CheckResult

  init(_ result: CheckResult) {
    self.result = result
  }

  var text: String {
    var lines = ["<?xml version=\"1.0\" encoding=\"utf-8\"?>", "<checkstyle version=\"4.3\">"]
    for file in result.files {
      lines.append("  <file name=\"\(escaped(file.path))\">")
      lines += file.findings.map { "    " + error($0, in: file) }
      lines.append("  </file>")
    }
    for problem in result.problems {
      lines.append("  <file name=\"\(escaped(problem.path))\">")
      lines.append("    <error line=\"1\" severity=\"error\" message=\"\(escaped(problem.sentence))\"/>")
      lines.append("  </file>")
    }
    return (lines + ["</checkstyle>"]).map { $0 + "\n" }.joined()
  }

  private func error(_ finding: Finding, in file: CheckedFile) -> String {
    let start = Region(finding.range, lines: file.buffer.lines, unit: .utf32).start
    let severity = finding.severity == .hint ? "info" : finding.severity.word
    return "<error line=\"\(start.line)\" column=\"\(start.column)\" severity=\"\(severity)\" "
      + "message=\"\(escaped(finding.message))\" source=\"\(Product.name).\(finding.rule)\"/>"
  }

  /// XML 1.0 has no way to write most control characters, so they are left out.
  private func escaped(_ text: String) -> String {
    text.printable.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;").replacing("'", with: "&apos;").replacing("\t", with: "&#9;")
  }
}
