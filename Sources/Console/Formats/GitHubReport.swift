import Analysis
import SourceText

/// The format `github`: workflow commands that GitHub Actions shows next to the lines of a pull request.
struct GitHubReport {
  let result: CheckResult

  var text: String {
    let findings = result.files.flatMap { file in file.findings.map { command($0, in: file) } }
    let problems = result.runProblems.map { problem in
      let start = problem.region?(.utf32).start
      let place = start.map { ",line=\($0.line),col=\($0.column)" } ?? ""
      return "::error file=\(property(RepositoryPath.of(problem.path)))\(place)::\(data(problem.message))\n"
    }
    return (findings + problems).joined()
  }

  private func command(_ finding: Finding, in file: CheckedFile) -> String {
    let region = Region(finding.range, lines: file.buffer.lines, unit: .utf32)
    let name =
      switch finding.severity {
      case .error: "error"
      case .warning: "warning"
      case .information, .hint: "notice"
      }
    var place = "file=\(property(RepositoryPath.of(file.path))),line=\(region.start.line),endLine=\(region.end.line)"
    // GitHub doesn't accept columns for a range that spans several lines.
    if region.start.line == region.end.line { place += ",col=\(region.start.column),endColumn=\(region.end.column)" }
    return "::\(name) \(place),title=\(property(finding.rule.description))::\(data(finding.message))\n"
  }

  private func data(_ text: String) -> String {
    text.replacingScalars(["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  private func property(_ text: String) -> String { data(text).replacingScalars([":": "%3A", ",": "%2C"]) }
}
