import Rules

/// Something that a source document says about state, and how it is checked.
struct Statement: Sendable {
  enum Source: String, Sendable, CaseIterable {
    case stateObject = "Apple's StateObject page, with notes on a pitfall"
    case stateManagement = "A reference for SwiftUI state management"
    case environmentStateObject = "GRDBQuery's EnvironmentStateObject page"
  }

  enum Check: Sendable {
    /// The example or the case file, by its title, belongs to the first of the rules.
    case rules([RuleID], example: String)
    /// No rule checks it. The date is ISO 8601's: "2026-11-21".
    case none(because: String, since: String)
  }

  let source: Source
  /// In our own words.
  let text: String
  let check: Check

  static func checked(_ source: Source, _ text: String, _ rules: RuleID..., by example: String) -> Statement {
    Statement(source: source, text: text, check: .rules(rules, example: example))
  }

  static func unchecked(_ source: Source, _ text: String, because reason: String, since date: String) -> Statement {
    Statement(source: source, text: text, check: .none(because: reason, since: date))
  }
}

/// Every statement of the documents that the rules come from.
enum Coverage {
  static let statements: [Statement] =
    stateObjectStatements + stateManagementStatements + environmentStateObjectStatements
}
