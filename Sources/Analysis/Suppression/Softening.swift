import Facts
import Rules

/// How loud a finding is, whatever the rule is, by who meets the code: nothing is said of previews, and at most a hint of
/// tests, examples and a property wrapper's own machinery, and where the author says that it is meant so. What does not
/// compile stays an error.
struct Softening {
  let file: FileKnowledge
  let project: ProjectFacts

  func softened(_ finding: Finding, of rule: any Rule) -> Finding? {
    guard finding.severity != .error else { return finding }
    let isLoud = finding.severity != .hint
    switch project.audience(of: finding.range, in: file.facts) {
    case .previews where !rule.judgesPreviews: return nil
    case .previews, .developers: return isLoud ? finding.with(severity: .hint) : finding
    case .users:
      guard isLoud,
        project.isInPropertyWrapper(finding.range, in: file.facts)
          || DeliberateChoice.explains(finding.range.start, in: file.bytes)
      else { return finding }
      return finding.with(severity: .hint)
    }
  }
}

extension Finding {
  func with(severity: Severity) -> Finding {
    Finding(rule: rule, severity: severity, range: range, message: message, related: related, fixes: fixes)
  }
}
