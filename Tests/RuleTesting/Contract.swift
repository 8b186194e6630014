import Foundation
import Rules

/// The contract that every example and every case of every rule signs. Each clause answers with what it found wrong, in words.
package struct Contract: Sendable {
  package let rule: any Rule
  package let ruleCase: RuleCase
  /// The rules that look at the case: `rule` is one of them, the others must be silent.
  let rules: [any Rule]
  /// Emptied after each clause or group of clauses: there are many contracts.
  let memory = JudgmentMemory()

  package init(rule: any Rule, _ ruleCase: RuleCase, among rules: [any Rule] = AllRules.rules) {
    self.rule = rule
    self.ruleCase = ruleCase
    self.rules = rules
  }

  /// Every rule with each of its examples and cases; where the environment has `STATEWISE_RULES=id,id`, those rules alone.
  package static let all: [Contract] = {
    let chosen = ProcessInfo.processInfo.environment["STATEWISE_RULES"]?.split(separator: ",").map(String.init)
    return AllRules.rules.filter { chosen?.contains("\($0.id)") ?? true }.flatMap { rule in
      RuleCases.all.cases(of: rule).map { Contract(rule: rule, $0) }
    }
  }()

  /// The clauses that need nothing but the analysis; see the other parts of this folder.
  package func violations() -> [Violation] {
    defer { memory.forget() }
    let misprints = misprintViolations()
    guard misprints.isEmpty else { return misprints }
    let violations = markViolations() + noteViolations() + fixViolations()
    // What is wrong undisguised would only be said again.
    return violations.isEmpty ? disguiseViolations() + silenceViolations() : violations
  }

  func violation(_ clause: String, _ lines: String...) -> Violation {
    Violation(contract: self, clause: clause, details: lines.joined(separator: "\n"))
  }
}

extension Contract: CustomStringConvertible {
  package var description: String { "\(rule.id): \(ruleCase.title)" }
}

/// One clause that one case breaks.
package struct Violation: Sendable, CustomStringConvertible {
  package let contract: Contract
  /// What should hold, as a sentence.
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
