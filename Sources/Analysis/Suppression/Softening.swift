import FactQuestions
import Rules
import SourceText

/// Lowers the severity of a finding in code that users do not run, or that breaks a rule on purpose.
///
/// Findings in previews are dropped, or become hints if the rule checks previews. Findings in tests, examples, and
/// property wrappers, and findings about choices that a comment explains, are hints at most. A hint about such a choice
/// is dropped. Errors stay errors.
struct Softening {
  let file: FileKnowledge
  let project: ProjectFacts

  func softened(_ finding: Finding, of rule: any Rule) -> Finding? {
    guard finding.severity != .error else { return finding }
    let isAboveHint = finding.severity != .hint
    switch project.audience(of: finding.range, in: file.facts) {
    case .previews where !rule.checksPreviews: return nil
    case .previews, .developers: return isAboveHint ? finding.with(severity: .hint) : finding
    case .users:
      if DeliberateChoice.explains(finding.range.start, in: file.bytes) {
        return isAboveHint ? finding.with(severity: .hint) : nil
      }
      return isAboveHint && project.isInPropertyWrapper(finding.range, in: file.facts)
        ? finding.with(severity: .hint) : finding
    }
  }
}

extension Finding {
  func with(severity: Severity) -> Finding {
    Finding(rule: rule, severity: severity, range: range, message: message, related: related, fixes: fixes)
  }
}
