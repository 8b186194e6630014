import Facts
import Rules

/// Which files to check, which rules are on and with which severity, and build settings for the project.
package struct Configuration: Sendable, Hashable {
  package enum Setting: Sendable, Hashable {
    case off
    /// On; with a severity for all of the rule's findings, or with the severities that the rule chose.
    case on(Severity?)
  }

  /// Rules for some of the files.
  package struct Override: Sendable, Hashable {
    package var files: [Glob]
    package var settings: [RuleID: Setting]
  }

  /// Settings that differ from the rules' defaults.
  package var settings: [RuleID: Setting]
  /// Settings that differ from `settings` for some files. If several match a file, the last one counts.
  package var overrides: [Override] = []
  /// How the project is built, where the user knows better than its packages and Xcode projects.
  package var project: ProjectSettings
  /// Below the configuration's folder, the files to check; empty for all.
  package var included: [Glob]
  /// Of these, the files that are read and not checked.
  package var excluded: [Glob]

  package init(
    settings: [RuleID: Setting] = [:], project: ProjectSettings = ProjectSettings(), included: [Glob] = [],
    excluded: [Glob] = []
  ) {
    self.settings = settings
    self.project = project
    self.included = included
    self.excluded = excluded
  }

  /// Reads JSON as it is in a configuration file. A text that isn't valid JSON gives the empty configuration.
  package static func reading(_ bytes: [UInt8]) -> (configuration: Configuration, problems: [ConfigurationProblem]) {
    let reader = ConfigurationReader(bytes)
    return (reader.configuration, reader.problems)
  }

  package func isOn(_ rule: any Rule) -> Bool {
    switch settings[rule.id] {
    case .off: false
    case .on: true
    case nil: rule.isOnByDefault
    }
  }

  /// The severity that replaces the findings' own; nil if they keep it.
  package func severity(of rule: RuleID) -> Severity? {
    if case .on(let severity) = settings[rule] { severity } else { nil }
  }

  /// Whether a file is to be checked.
  ///
  /// - Parameter path: below the configuration's folder.
  package func judges(_ path: String) -> Bool {
    (included.isEmpty || included.contains { $0.matches(path) }) && !excluded.contains { $0.matches(path) }
  }

  /// The configuration of one file, without overrides; nil if the file is not to be checked.
  ///
  /// - Parameter path: below the configuration's folder.
  func resolved(forFileAt path: String) -> Configuration? {
    guard judges(path) else { return nil }
    guard !overrides.isEmpty else { return self }
    var result = self
    result.overrides = []
    for override in overrides where override.files.contains(where: { $0.matches(path) }) {
      result.settings.merge(override.settings) { $1 }
    }
    return result
  }

  /// The patterns that match none of the paths below the configuration's folder.
  func patterns(matchingNoneOf paths: [String]) -> [String] {
    (included + excluded + overrides.flatMap(\.files)).filter { !paths.contains(where: $0.matches) }.map(\.pattern)
  }

  /// The configuration as one that begins with another and changes it.
  func extending(_ base: Configuration) -> Configuration {
    var result = base
    result.settings.merge(settings) { $1 }
    // These settings override everything in the other configuration.
    result.overrides =
      base.overrides.map { Override(files: $0.files, settings: $0.settings.filter { settings[$0.key] == nil }) }
      + overrides
    result.project = project.filled(from: base.project)
    if !included.isEmpty { result.included = included }
    result.excluded += excluded
    return result
  }

  /// The configuration with what it leaves open taken from another. A rule that is named here and given no severity
  /// takes the other's.
  package func filled(from other: Configuration) -> Configuration {
    var result = other
    for (rule, setting) in settings {
      if case .on(nil) = setting, let severity = other.severity(of: rule) {
        result.settings[rule] = .on(severity)
      } else {
        result.settings[rule] = setting
      }
    }
    result.project = project.filled(from: other.project)
    return result
  }
}
