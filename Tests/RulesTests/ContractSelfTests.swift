import Facts
import RuleTesting
import Rules
import SourceText
import Testing

/// The contract must go red for each thing that a rule can do wrong, or it proves nothing.
@Suite struct ContractSelfTests {
  private static let example = Example.flagged(
    "A marked letter", "let ⟦a⟧ = 0\n", fixed: ["let a": "let b"], safe: true)

  /// Reports the fifth byte of a file while it is an `a`, and would make it `replacement`.
  private static func rule(
    at offset: Int = 4, replacement: String = "b", safety: Safety = .safe, severity: Severity = .warning,
    message: String = "'a' should be 'b'"
  ) -> ScriptedRule {
    ScriptedRule { file in
      guard file.path == "Example.swift", file.properties.contains(where: { $0.name == "a" }) else { return [] }
      return [
        Finding(
          rule: ScriptedRule.id, severity: severity, range: ByteRange(offset, offset + 1), message: message,
          fixes: [Fix("Write 'b'", safety, in: file.path, [Edit(ByteRange(offset, offset + 1), replacement)])])
      ]
    }
  }

  private func clauses(_ rule: ScriptedRule, _ example: Example = example, others: [any Rule] = []) -> [String] {
    Contract(rule: rule, example: example, among: [rule] + others).violations().map(\.clause)
  }

}

struct ScriptedRule: Rule {
  static let id: RuleID = "scripted"
  let summary = "Scripted"
  let rationale = "Scripted"
  let reference = "https://example.com"
  let examples: [Example] = []
  let judge: @Sendable (FileFacts) -> [Finding]

  init(judge: @escaping @Sendable (FileFacts) -> [Finding]) {
    self.judge = judge
  }

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    judge(file)
  }
}
