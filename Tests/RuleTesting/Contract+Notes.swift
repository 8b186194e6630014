import Analysis
import Rules

extension Contract {
  /// A case file holds the ranges, the messages and the fixes that are reported.
  func noteViolations() -> [Violation] {
    guard let file = ruleCase.file else { return [] }
    // The text after the fix has a clause of its own.
    let text = CaseFile.text(
      header: file.header, files: ruleCase.unmarkedFiles, findings: decidedFindings, fixed: ruleCase.fixed?.files)
    guard text != file.text else { return [] }
    return [
      violation(
        "A case file holds what is reported", LineDifference(from: file.text, to: text).shown,
        rewriteHint)
    ]
  }

  /// How a case file is brought up to date; an example is edited by hand.
  var rewriteHint: String {
    ruleCase.file == nil ? "" : "If that is right, write it with: swift run statewise-dev cases \(rule.id)"
  }

  /// The case's file with what is reported and fixed now; nil for an example.
  package func rewrittenFile() -> String? {
    guard let file = ruleCase.file else { return nil }
    let findings = decidedFindings
    let index = file.header.fixIndex
    let hasFix = findings.joined().contains { $0.fixes.count > index }
    return CaseFile.text(
      header: file.header, files: ruleCase.unmarkedFiles, findings: findings,
      fixed: hasFix ? decidedFixRun(fixIndex: index, limit: findings.joined().count).result : nil)
  }

  /// What the rule reports in each file, with every fix safe or suggested.
  private var decidedFindings: [[Finding]] {
    decidedJudgment(of: ruleCase.unmarkedFiles).verdicts.map { verdict in
      verdict.findings.filter { $0.rule == rule.id }
    }
  }
}
