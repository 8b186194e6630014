import Analysis
import JSONReading
import SourceText

/// The format `gitlab`: a Code Quality report, which GitLab shows in merge requests. The names are GitLab's.
struct GitLabReport {
  let result: CheckResult

  var json: JSONValue {
    var counts: [BaselineKey: Int] = [:]
    // The fingerprint identifies the issue, and must be unique in a report.
    func issue(_ key: BaselineKey, _ severity: String, line: Int) -> JSONValue {
      let number = counts[key, default: 0] + 1
      counts[key] = number
      return [
        "description": .string(key.message), "check_name": .string(key.rule),
        "fingerprint": .string(number == 1 ? key.fingerprint : "\(key.fingerprint)-\(number)"),
        "severity": .string(severity), "location": ["path": .string(key.path), "lines": ["begin": JSONValue(line)]],
      ]
    }
    let findings = result.files.flatMap { file in
      let path = RepositoryPath.of(file.path)
      return file.findings.map { finding in
        issue(
          BaselineKey(finding, path: path), Self.severity(finding.severity),
          line: file.buffer.lines.line(ofUTF8Offset: finding.range.start) + 1)
      }
    }
    let problems = result.runProblems.map { problem in
      issue(
        BaselineKey(path: RepositoryPath.of(problem.path), rule: "problem", message: problem.message), "blocker",
        line: problem.region?(.utf32).start.line ?? 1)
    }
    return .array(findings + problems)
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "critical"
    case .warning: "major"
    case .information: "minor"
    case .hint: "info"
    }
  }
}
