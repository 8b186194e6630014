import SourceText

/// A claim about state in a source document, and the way in which it is checked.
struct Statement: Sendable {
  enum Source: String, Sendable, CaseIterable {
    case stateObject = "Apple's StateObject page, with notes on a pitfall"
    case stateManagement = "A reference for SwiftUI state management"
    case environmentStateObject = "GRDBQuery's EnvironmentStateObject page"
  }

  enum Check: Sendable {
    /// The rules that check it. The example or case file with this title belongs to the first of them.
    case rules([RuleID], example: String)
    /// No rule checks it, for this reason. The date is in ISO 8601 format: "2026-11-21".
    case none(because: String, since: String)
  }

  let source: Source
  /// The claim, paraphrased.
  let text: String
  let check: Check

  static func checked(_ source: Source, _ text: String, _ rules: RuleID..., by example: String) -> Statement {
    Statement(source: source, text: text, check: .rules(rules, example: example))
  }

  static func unchecked(_ source: Source, _ text: String, because reason: String, since date: String) -> Statement {
    Statement(source: source, text: text, check: .none(because: reason, since: date))
  }
}

/// The claims of all documents that the rules are based on.
enum Coverage {
  static let statements: [Statement] =
    stateObjectStatements + stateManagementStatements + environmentStateObjectStatements
}
