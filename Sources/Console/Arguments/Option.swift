/// One option of a command: what the parser accepts, what help prints and what completions offer.
package struct Option: Sendable {
  /// With its dashes: "--diff".
  let name: String
  /// The placeholder for the value in the help text; nil for a flag.
  let valueName: String?
  /// All values that are allowed, when they are few.
  let choices: [String]
  let isRepeatable: Bool
  /// The value may be left out; where it is given, it is after `=`.
  var isValueOptional = false
  /// The value is all that follows.
  var takesRest = false
  package let summary: String

  static func flag(_ name: String, _ summary: String) -> Option {
    Option(name: name, valueName: nil, choices: [], isRepeatable: false, summary: summary)
  }

  static func value(
    _ name: String, _ valueName: String, choices: [String] = [], isRepeatable: Bool = false, _ summary: String
  ) -> Option {
    Option(name: name, valueName: valueName, choices: choices, isRepeatable: isRepeatable, summary: summary)
  }

  static func optionalValue(_ name: String, _ valueName: String, _ summary: String) -> Option {
    Option(
      name: name, valueName: valueName, choices: [], isRepeatable: false, isValueOptional: true, summary: summary)
  }

  /// "--format FORMAT"
  package var usage: String {
    guard let valueName else { return name }
    return isValueOptional ? "\(name)[=\(valueName)]" : "\(name) \(valueName)"
  }

  /// An option that no other option can follow.
  static func rest(_ name: String, _ valueName: String, _ summary: String) -> Option {
    Option(name: name, valueName: valueName, choices: [], isRepeatable: false, takesRest: true, summary: summary)
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
  static let help = flag("--help", "Show this text")
}
