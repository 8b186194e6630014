import Analysis
import SourceText

extension Contract {
  /// Checks that a case file contains the reported ranges, messages, and fixes.
  func noteViolations() -> [Violation] {
    guard let file = ruleCase.file else { return [] }
    // Another check compares the text after the fix.
    let text = CaseFile.text(
      header: file.header, files: ruleCase.unmarkedFiles, findings: decidedFindings, fixed: ruleCase.fixed?.files)
    guard text != file.text else { return [] }
    return [
      violation(
        "A case file contains the reported findings", LineDifference(from: file.text, to: text).shown,
        rewriteHint)
    ]
  }

  /// The command that updates the case file; empty for an example, which is edited by hand.
  var rewriteHint: String {
    ruleCase.file == nil ? "" : "If that is right, write it with: swift run statewise-dev cases \(rule.id)"
  }

  /// Returns the case file with the current findings and fixes; nil for an example.
  package func rewrittenFile() -> String? {
    guard let file = ruleCase.file else { return nil }
    let findings = decidedFindings
    let index = file.header.fixIndex
    let hasFix = findings.joined().contains { $0.fixes.count > index }
    return CaseFile.text(
      header: file.header, files: ruleCase.unmarkedFiles, findings: findings,
      fixed: hasFix ? decidedFixRun(fixIndex: index, limit: findings.joined().count).result : nil)
  }

  /// The rule's findings in each file, with each fix marked as safe or suggested.
  private var decidedFindings: [[Finding]] {
    decidedJudgment(of: ruleCase.unmarkedFiles).verdicts.map { verdict in
      verdict.findings.filter { $0.rule == rule.id }
    }
  }
}
