import Facts
import Rules

/// What the user wants to hear of, rules on and off and how loudly each speaks, and what the user says of the project.
package struct Configuration: Sendable, Hashable {
  package enum Setting: Sendable, Hashable {
    case off
    /// On; with a severity for all of the rule's findings, or with the severities that the rule chose.
    case on(Severity?)
  }

  /// What differs from the rules' own defaults.
  package var settings: [RuleID: Setting]
  /// How the project is built, where the user knows better than its packages and Xcode projects.
  package var project: ProjectSettings

  package init(settings: [RuleID: Setting] = [:], project: ProjectSettings = ProjectSettings()) {
    self.settings = settings
    self.project = project
  }

  package func isOn(_ rule: any Rule) -> Bool {
    switch settings[rule.id] {
    case .off: false
    case .on: true
    case nil: rule.isOnByDefault
    }
  }

  /// The severity that replaces the findings' own; nil where they keep it.
  package func severity(of rule: RuleID) -> Severity? {
    if case .on(let severity) = settings[rule] { severity } else { nil }
  }
}
