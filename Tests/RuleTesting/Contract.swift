import Foundation
import Rules

/// The contract for every example and every case of each rule. Each check returns descriptions of what is wrong.
package struct Contract: Sendable {
  package let rule: any Rule
  package let ruleCase: RuleCase
  /// The rules that analyze the case. `rule` is one of them; the others must report nothing.
  let rules: [any Rule]
  /// The memory is emptied after each group of checks, because there are many contracts.
  let memory = JudgmentMemory()

  package init(rule: any Rule, _ ruleCase: RuleCase, among rules: [any Rule] = AllRules.rules) {
    self.rule = rule
    self.ruleCase = ruleCase
    self.rules = rules
  }

  /// The contracts of each example and each case of every rule. The environment variable `STATEWISE_RULES=id,id`
  /// selects some of the rules.
  package static let all: [Contract] = {
    let chosen = ProcessInfo.processInfo.environment["STATEWISE_RULES"]?.split(separator: ",").map(String.init)
    return AllRules.rules.filter { chosen?.contains("\($0.id)") ?? true }.flatMap { rule in
      RuleCases.all.cases(of: rule).map { Contract(rule: rule, $0) }
    }
  }()

  /// Returns the violations that the analysis alone can find. The other files of this folder implement the checks.
  package func violations() -> [Violation] {
    defer { memory.forget() }
    let invalidCaseFiles = caseFileViolations()
    guard invalidCaseFiles.isEmpty else { return invalidCaseFiles }
    let violations = markViolations() + noteViolations() + fixViolations()
    // A violation without a disguise would also be one with a disguise.
    return violations.isEmpty ? disguiseViolations() + silenceViolations() : violations
  }

  func violation(_ clause: String, _ lines: String...) -> Violation {
    Violation(contract: self, clause: clause, details: lines.joined(separator: "\n"))
  }
}

extension Contract: CustomStringConvertible {
  package var description: String { "\(rule.id): \(ruleCase.title)" }
}

/// A violation of the contract by a case.
package struct Violation: Sendable, CustomStringConvertible {
  package let contract: Contract
  /// The expectation, as a sentence.
  package let clause: String
  package let details: String

  package var description: String {
    """
    \(contract.rule.id): \(clause)
    “\(contract.ruleCase.title)”, \(contract.ruleCase.file?.path ?? "an example of the rule")
    \(details)
    """
  }
}
