/// An option of a command, for the parser, the help text, and completions.
package struct Option: Sendable {
  /// The name with its dashes: "--diff".
  let name: String
  /// The placeholder for the value in the help text; nil for a flag.
  var valueName: String?
  /// The allowed values; empty if any value is allowed.
  var choices: [String] = []
  var isRepeatable = false
  /// Whether the value may be omitted. A value must then follow `=`.
  var isValueOptional = false
  /// Whether the value consists of all remaining arguments.
  var takesRest = false
  package let summary: String

  static func flag(_ name: String, _ summary: String) -> Option { Option(name: name, summary: summary) }

  static func value(
    _ name: String, _ valueName: String, choices: [String] = [], isRepeatable: Bool = false, _ summary: String
  ) -> Option {
    Option(name: name, valueName: valueName, choices: choices, isRepeatable: isRepeatable, summary: summary)
  }

  static func optionalValue(_ name: String, _ valueName: String, _ summary: String) -> Option {
    Option(name: name, valueName: valueName, isValueOptional: true, summary: summary)
  }

  /// The option in the help text: "--format FORMAT".
  package var usage: String {
    guard let valueName else { return name }
    return isValueOptional ? "\(name)[=\(valueName)]" : "\(name) \(valueName)"
  }

  /// Returns an option that no other option can follow.
  static func rest(_ name: String, _ valueName: String, _ summary: String) -> Option {
    Option(name: name, valueName: valueName, takesRest: true, summary: summary)
  }

  static let color = value(
    "--color", "WHEN", choices: ColorUse.allCases.map(\.rawValue),
    "Use colors: auto (on a terminal, the default), always, or never")
  static let quiet = flag("--quiet", "Leave out summaries and progress")
  static let allowDirty = flag(
    "--allow-dirty", "Also change files that have uncommitted changes")
  static let config = value(
    "--config", "FILE", "Use this configuration for all files; its patterns are relative to the current folder")
  static let exclude = value(
    "--exclude", "PATTERN", isRepeatable: true,
    "Don't check files that match the pattern, relative to the current folder; may be repeated")
  static let rule = value(
    "--rule", "RULE", isRepeatable: true, "Run only this rule, even if it is off; may be repeated")
  static let ignore = value("--ignore", "RULE", isRepeatable: true, "Don't run this rule; may be repeated")
  static let help = flag("--help", "Show this text")
}
