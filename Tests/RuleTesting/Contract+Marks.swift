import Rules
import SourceText

extension Contract {
  /// Returns the mistakes in the example or the case itself.
  func caseFileViolations() -> [Violation] {
    var violations: [Violation] = []
    let marked = ruleCase.files.map { MarkedText($0.code) }
    let markCount = marked.reduce(0) { $0 + $1.ranges.count }
    if !marked.allSatisfy(\.isWellFormed) {
      violations.append(violation("Each ⟦ has its ⟧", ruleCase.files.shown))
    }
    if !ruleCase.isFlagged, markCount > 0 {
      violations.append(violation("An allowed example has no marks", ruleCase.files.shown))
    }
    if ruleCase.isFlagged, markCount == 0 {
      violations.append(violation("A flagged example has marks", ruleCase.files.shown))
    }
    if !ruleCase.severities.isEmpty, ruleCase.severities.count != markCount {
      violations.append(violation("There is one severity for each mark, or none", "\(ruleCase.severities)"))
    }
    if let fixed = ruleCase.fixed, fixed.files == nil {
      violations.append(violation("The replaced text appears once in the example", ruleCase.files.shown))
    }
    return violations
  }

  /// Checks that the findings equal the marks, that other rules report nothing, and that the messages and severities
  /// are right.
  func markViolations() -> [Violation] {
    let judgment = judgment(of: ruleCase.unmarkedFiles)
    let findings = judgment.findings(of: rule.id)
    var violations: [Violation] = []
    let actual = judgment.marked(by: rule.id)
    if actual != ruleCase.files {
      violations.append(
        violation(
          ruleCase.isFlagged ? "The rule reports exactly the marked places" : "The rule reports nothing",
          "Expected:\n\(ruleCase.files.shown)", "Actual:\n\(actual.shown)",
          findings.map { "  \($0.range.start)..<\($0.range.end) \($0.severity): \($0.message)" }
            .joined(separator: "\n")))
    } else {
      let expected = ruleCase.severities.isEmpty ? findings.map { _ in rule.defaultSeverity } : ruleCase.severities
      if findings.map(\.severity) != expected {
        violations.append(
          violation("The severities are as stated", "Expected: \(expected)", "Actual: \(findings.map(\.severity))"))
      }
    }
    for verdict in judgment.verdicts {
      for finding in verdict.findings where finding.rule != rule.id && !ruleCase.alsoFlaggedBy.contains(finding.rule) {
        violations.append(
          violation(
            "Other rules are silent unless the example says otherwise", "\(finding.rule): \(finding.message)",
            MarkedText.marking([finding.range], in: verdict.file.code)))
      }
    }
    return violations + findings.flatMap(wordViolations)
  }

  /// Checks that a finding quotes the user's names and that a fix describes its change.
  private func wordViolations(of finding: Finding) -> [Violation] {
    var violations: [Violation] = []
    if finding.message.hasSuffix(".") || !finding.message.contains("'") {
      violations.append(
        violation("A message is a sentence without a final period that quotes the user's names", finding.message))
    }
    let sentences = [finding.message] + finding.related.map(\.message) + finding.fixes.map(\.title)
    for sentence in sentences where sentence.contains(where: \.isNewline) || sentence.count > 200 {
      violations.append(violation("A rule's texts fit on one line", sentence))
    }
    for fix in finding.fixes {
      if fix.title.isEmpty || fix.title.hasSuffix(".") || fix.title.first?.isUppercase != true {
        violations.append(violation("A fix's title is a verb phrase that starts upper case", fix.title))
      }
      if case .suggested(let reason) = fix.safety, reason.isEmpty {
        violations.append(violation("A suggested fix has a reason", fix.title))
      }
      if Set(fix.changes.map(\.path)).count != fix.changes.count || fix.changes.isEmpty {
        violations.append(violation("A fix changes each file once, and at least one", "\(fix.changes)"))
      }
    }
    return violations
  }
}

extension [Example.File] {
  /// The files as text. If there are several, each has its path.
  var shown: String {
    count == 1
      ? map(\.code).joined()
      : map { "--- \($0.path)\n\($0.code)" }.joined(separator: "\n")
  }
}
