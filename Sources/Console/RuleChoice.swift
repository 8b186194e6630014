import Analysis
import Rules

/// The rules that a user names.
enum RuleChoice {
  /// An analyzer for these rules only, on whether they are by default or not; for all when none is named.
  static func analyzer(
    of names: [String], among rules: [any Rule], for command: Command
  ) throws(UsageError) -> Analyzer {
    guard !names.isEmpty else { return Analyzer(rules: rules) }
    var settings: [RuleID: Configuration.Setting] = [:]
    for name in names {
      guard let rule = rules.first(where: { $0.id.description == name }) else {
        throw UsageError(unknown(name, among: rules), command)
      }
      settings[rule.id] = .on(nil)
    }
    return Analyzer(configuration: Configuration(settings: settings), rules: rules, selection: Set(settings.keys))
  }

  static func unknown(_ name: String, among rules: [any Rule]) -> String {
    let question = DidYouMean.nearest(to: name, in: rules.map(\.id.description)).map { " Did you mean '\($0)'?" }
    return "There is no rule '\(name.printable)'.\(question ?? "")"
  }
}
