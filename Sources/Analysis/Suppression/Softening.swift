import Facts
import Rules

/// Where a finding is at most a hint, whatever the rule is: no user meets the code, it is a property wrapper's own
/// machinery, or its author says that it is meant so. What does not compile stays an error.
struct Softening {
  let file: FileKnowledge
  let project: ProjectFacts

  func softened(_ finding: Finding) -> Finding {
    guard finding.severity == .warning || finding.severity == .information,
      project.isOutsideTheApp(finding.range, in: file.facts)
        || project.isInPropertyWrapper(finding.range, in: file.facts)
        || DeliberateChoice.explains(finding.range.start, in: file.bytes)
    else { return finding }
    return finding.with(severity: .hint)
  }
}

extension Finding {
  func with(severity: Severity) -> Finding {
    Finding(rule: rule, severity: severity, range: range, message: message, related: related, fixes: fixes)
  }
}
