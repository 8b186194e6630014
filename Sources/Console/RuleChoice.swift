import Analysis
import Rules
import SourceText

/// The rules that a user selects.
enum RuleChoice {
  /// Returns an analyzer for only these rules, even if they are off by default; for all rules if none is named.
  static func analyzer(
    of names: [String], among rules: [any Rule], for command: Command
  ) throws(UsageError) -> Analyzer {
    guard !names.isEmpty else { return Analyzer(rules: rules) }
    var settings: [RuleID: Configuration.Setting] = [:]
    for name in names {
      guard let rule = rules.first(where: { $0.matchesName(name) }) else {
        if name.contains(",") {
          throw UsageError("'--rule' takes one rule; repeat it for each of '\(name.printable)'.", command)
        }
        throw UsageError(
          unknown(name, among: rules.map(\.id.description)), advice: "'\(Product.name) rules' lists all rules.")
      }
      settings[rule.id] = .on(nil)
    }
    return Analyzer(configuration: Configuration(settings: settings), rules: rules, selection: Set(settings.keys))
  }

  static func unknown(_ name: String, among known: [String]) -> String {
    let near = DidYouMean.near(name, in: known).map { "'\($0)'" }
    let question = near.isEmpty ? "" : " Did you mean \(near.joined(by: "or"))?"
    return "There is no rule '\(name.printable)'.\(question)"
  }
}
