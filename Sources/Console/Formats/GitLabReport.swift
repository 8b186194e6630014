import Analysis
import SourceText

/// The format `gitlab`: a Code Quality report, which GitLab shows in merge requests. The names are GitLab's.
struct GitLabReport: Encodable {
  private let issues: [Issue]

  private struct Issue: Encodable {
    let description: String
    let check_name: String
    /// The identity of the issue, which must be unique in a report.
    let fingerprint: String
    let severity: String
    let location: Location
  }

  private struct Location: Encodable {
    let path: String
    let lines: Lines
  }

  private struct Lines: Encodable { let begin: Int }

  init(_ result: CheckResult) {
    var counts: [BaselineKey: Int] = [:]
    func fingerprint(_ key: BaselineKey) -> String {
      counts[key, default: 0] += 1
      let number = counts[key] ?? 1
      return number == 1 ? key.fingerprint : "\(key.fingerprint)-\(number)"
    }
    let findings = result.files.flatMap { file in
      let path = RepositoryPath.of(file.path)
      return file.findings.map { finding in
        Issue(
          description: finding.message, check_name: finding.rule.description,
          fingerprint: fingerprint(BaselineKey(finding, path: path)), severity: Self.severity(finding.severity),
          location: Location(
            path: path,
            lines: Lines(begin: Region(finding.range, lines: file.buffer.lines, unit: .utf32).start.line)))
      }
    }
    let problems = result.runProblems.map { problem in
      let path = RepositoryPath.of(problem.path)
      return Issue(
        description: problem.message, check_name: "problem",
        fingerprint: fingerprint(BaselineKey(path: path, rule: "problem", message: problem.message)),
        severity: "blocker",
        location: Location(path: path, lines: Lines(begin: problem.region?(.utf32).start.line ?? 1)))
    }
    issues = findings + problems
  }

  func encode(to encoder: any Encoder) throws { try issues.encode(to: encoder) }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "critical"
    case .warning: "major"
    case .information: "minor"
    case .hint: "info"
    }
  }
}
