import Foundation

/// A command that creates a rule: its file, and its line in the list.
enum NewRuleCommand: DeveloperCommand {
  static let name = "new-rule"
  static let usage = "new-rule NAME"
  static let summary = "Create a rule, named like 'binding-never-written'"

  static func run(_ arguments: [String]) throws(DeveloperError) -> Bool {
    guard let id = arguments.first, arguments.count == 1 else {
      throw DeveloperError(sentence: "Usage: swift run statewise-dev \(usage)")
    }
    let scaffold = try RuleScaffold(id: id)
    let path = "Sources/Rules/\(scaffold.typeName).swift"
    guard try !FileManager.default.fileExists(atPath: Repository.root().appendingPathComponent(path).path) else {
      throw DeveloperError(sentence: "'\(path)' already exists.")
    }
    let list = "Sources/Rules/AllRules.swift"
    let listed = try scaffold.listed(in: Repository.text(list))
    try Repository.write(scaffold.source, to: path)
    try Repository.write(listed, to: list)
    print(
      """
      Wrote \(path) and a line in \(list). Now
      1. describe in the rule what is wrong, why, and when, with two or three examples that explain it;
      2. write each other trigger and look-alike into a file of Tests/RuleCases/\(id), and run
         'swift run statewise-dev cases \(id)', which adds the findings and fixes to it;
      3. run 'STATEWISE_RULES=\(id) swift test --filter ContractTests', which holds all of them to the whole
         contract in seconds, and without the variable those of all rules;
      4. run 'swift run statewise-dev pages', which writes the pages.
      See Sources/CONTRIBUTING.md for details.
      """)
    return true
  }
}
