import Foundation
import RuleTesting
import Rules

/// A command that updates the case files with the current findings and fixes, after an intended change or for a new
/// case.
enum CasesCommand: DeveloperCommand {
  static let name = "cases"
  static let usage = "cases [RULE…]"
  static let summary = "Update the files of Tests/RuleCases with the current findings and fixes"

  static func run(_ arguments: [String]) throws(DeveloperError) -> Bool {
    for id in arguments where !AllRules.rules.contains(where: { $0.id.description == id }) {
      throw DeveloperError(sentence: "There is no rule '\(id)'.")
    }
    let cases = RuleCases(in: try Repository.root())
    guard cases.problems.isEmpty else {
      throw DeveloperError(sentence: cases.problems.joined(separator: "\n"))
    }
    for rule in AllRules.rules where arguments.isEmpty || arguments.contains(rule.id.description) {
      for file in cases.files[rule.id] ?? [] {
        guard let text = Contract(rule: rule, RuleCase(file)).rewrittenFile(), text != file.text else { continue }
        try Repository.write(text, to: file.path)
        print("Wrote \(file.path)")
      }
    }
    return true
  }
}
