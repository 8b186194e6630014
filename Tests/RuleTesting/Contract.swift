import Foundation
import Rules

/// The contract that every example of every rule signs. Each clause answers with what it found wrong, in words.
package struct Contract: Sendable {
  package let rule: any Rule
  package let example: Example
  /// The rules that look at the example: `rule` is one of them, the others must be silent.
  let rules: [any Rule]

  package init(rule: any Rule, example: Example, among rules: [any Rule] = AllRules.rules) {
    self.rule = rule
    self.example = example
    self.rules = rules
  }

  /// Every rule with each of its examples; where the environment has `STATEWISE_RULES=id,id`, those rules alone.
  package static let all: [Contract] = {
    let chosen = ProcessInfo.processInfo.environment["STATEWISE_RULES"]?.split(separator: ",").map(String.init)
    return AllRules.rules.filter { chosen?.contains("\($0.id)") ?? true }.flatMap { rule in
      rule.examples.map { Contract(rule: rule, example: $0) }
    }
  }()

  /// The clauses that need nothing but the analysis; see the other parts of this folder.
  package func violations() -> [Violation] {
    let misprints = misprintViolations()
    guard misprints.isEmpty else { return misprints }
    let violations = markViolations() + fixViolations()
    // What is wrong undisguised would only be said again.
    return violations.isEmpty ? disguiseViolations() + silenceViolations() : violations
  }

  func violation(_ clause: String, _ lines: String...) -> Violation {
    Violation(contract: self, clause: clause, details: lines.joined(separator: "\n"))
  }
}

extension Contract: CustomStringConvertible {
  package var description: String { "\(rule.id): \(example.title)" }
}

/// One clause that one example breaks.
package struct Violation: Sendable, CustomStringConvertible {
  package let contract: Contract
  /// What should hold, as a sentence.
  package let clause: String
  package let details: String

  package var description: String {
    """
    \(contract.rule.id): \(clause)
    Example “\(contract.example.title)” at \(contract.example.sourceFile):\(contract.example.sourceLine)
    \(details)
    """
  }
}
