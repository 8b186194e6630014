import Analysis
import Rules
import SourceText

/// The rules that a user selects.
enum RuleChoice {
  /// Returns an analyzer for only the rules that `--rule` names, even if they are off by default, or for all rules, and
  /// without the rules that `--ignore` names.
  static func analyzer(_ invocation: Invocation, among rules: [any Rule], for command: Command) throws(UsageError)
    -> Analyzer
  {
    let ignored = try ids(of: .ignore, invocation, rules, command)
    let named = try ids(of: .rule, invocation, rules, command)
    if let rule = named.first(where: ignored.contains) {
      throw UsageError("'\(rule)' cannot be named with '--rule' and '--ignore'.", command)
    }
    var settings: [RuleID: Configuration.Setting] = [:]
    for rule in named { settings[rule] = .on(nil) }
    for rule in ignored { settings[rule] = .off }
    let selection = named.isEmpty ? nil : Set(named)
    return Analyzer(configuration: Configuration(settings: settings), rules: rules, selection: selection)
  }

  /// Returns the rules that an option names.
  private static func ids(
    of option: Option, _ invocation: Invocation, _ rules: [any Rule], _ command: Command
  ) throws(UsageError) -> [RuleID] {
    var ids: [RuleID] = []
    for name in invocation.values[option.name] ?? [] {
      guard let rule = rules.first(where: { $0.matchesName(name) }) else {
        if name.contains(",") {
          throw UsageError("'\(option.name)' takes one rule; repeat it for each of '\(name.printable)'.", command)
        }
        throw UsageError(
          unknown(name, among: rules.map(\.id.description)), advice: "'\(Product.name) rules' lists all rules.")
      }
      ids.append(rule.id)
    }
    return ids
  }

  static func unknown(_ name: String, among known: [String]) -> String {
    let near = DidYouMean.near(name, in: known).map { "'\($0)'" }
    let question = near.isEmpty ? "" : " Did you mean \(near.joined(by: "or"))?"
    return "There is no rule '\(name.printable)'.\(question)"
  }
}
