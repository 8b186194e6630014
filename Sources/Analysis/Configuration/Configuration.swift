import Facts
import Rules
import SourceText

/// The settings of a check: which files to check, which rules are on and with which severity, and how the project is
/// built.
package struct Configuration: Sendable, Hashable {
  package enum Setting: Sendable, Hashable {
    case off
    /// On, with one severity for all of the rule's findings; nil keeps the severities that the rule chose.
    case on(Severity?)
  }

  /// Rule settings for some of the files.
  package struct Override: Sendable, Hashable {
    package var files: [Glob]
    package var settings: [RuleID: Setting]
  }

  /// The rule settings, where they differ from the rules' defaults.
  package var settings: [RuleID: Setting]
  /// Rule settings for some files, which override `settings`. If several match a file, the last one wins.
  package var overrides: [Override] = []
  /// How the project is built. These settings take precedence over packages and Xcode projects.
  package var project: ProjectSettings
  /// The files to check, relative to the configuration's folder; empty for all.
  package var included: [Glob]
  /// The files among these that are read but not checked.
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

  /// Reads the JSON of a configuration file. If the text isn't valid JSON, returns the empty configuration and a
  /// problem.
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

  /// Returns the severity that replaces the severity of the rule's findings; nil if they keep their own.
  package func severity(of rule: RuleID) -> Severity? {
    if case .on(let severity) = settings[rule] { severity } else { nil }
  }

  /// Returns whether to check a file.
  ///
  /// - Parameter path: The file's path, relative to the configuration's folder.
  package func checks(_ path: String) -> Bool {
    (included.isEmpty || included.contains { $0.matches(path) }) && !excluded.contains { $0.matches(path) }
  }

  /// Returns the configuration for one file, with the overrides applied; nil if the file is not to be checked.
  ///
  /// - Parameter path: The file's path, relative to the configuration's folder.
  func resolved(forFileAt path: String) -> Configuration? {
    guard checks(path) else { return nil }
    guard !overrides.isEmpty else { return self }
    var result = self
    result.overrides = []
    for override in overrides where override.files.contains(where: { $0.matches(path) }) {
      result.settings.merge(override.settings) { $1 }
    }
    return result
  }

  /// Returns the patterns that match none of the paths, which are relative to the configuration's folder.
  func patterns(matchingNoneOf paths: [String]) -> [String] {
    (included + excluded + overrides.flatMap(\.files)).filter { !paths.contains(where: $0.matches) }.map(\.pattern)
  }

  /// Returns the configuration that results if this one extends another.
  func extending(_ base: Configuration) -> Configuration {
    var result = base
    result.settings.merge(settings) { $1 }
    // These settings also win over the base's overrides.
    result.overrides =
      base.overrides.map { Override(files: $0.files, settings: $0.settings.filter { settings[$0.key] == nil }) }
      + overrides
    result.project = project.filled(from: base.project)
    if !included.isEmpty { result.included = included }
    result.excluded += excluded
    return result
  }

  /// Returns this configuration, with everything that it leaves unspecified taken from another. A rule that is on here
  /// without a severity takes its severity from the other. Overrides and file patterns are always those of the other.
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
