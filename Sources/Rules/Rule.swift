import Facts

/// One judgment about state wrappers: a pure function over facts, with the words and examples that explain it.
package protocol Rule: Sendable {
  static var id: RuleID { get }
  /// The wrapper that it is about; nil where it is about none, as those about identities.
  var wrapper: Wrapper? { get }
  /// What is wrong, in one line, for lists.
  var summary: String { get }
  /// Why it matters: what SwiftUI does at run time and what the user sees.
  var rationale: String { get }
  var defaultSeverity: Severity { get }
  var isOnByDefault: Bool { get }
  /// The Apple page or other document that the rule rests on.
  var reference: String { get }
  var examples: [Example] { get }
  /// What other tools call the same rule, for configurations that come from there.
  var aliases: [String] { get }
  /// Whether what a finding underlines could be deleted as it stands; editors fade it out.
  var findsUnnecessaryCode: Bool { get }
  /// Where it is still to come while somebody types, if the rule reports that something is missing. An editor shows new
  /// findings of such a rule once the cursor has left; see `HeldFindings`.
  var absence: Absence? { get }

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding]
}

extension Rule {
  package var id: RuleID { Self.id }
  package var wrapper: Wrapper? { nil }
  package var defaultSeverity: Severity { .warning }
  package var isOnByDefault: Bool { true }
  package var aliases: [String] { [] }
  package var findsUnnecessaryCode: Bool { false }
  package var absence: Absence? { nil }
}

/// Where something may be written that a finding says is missing.
package enum Absence: Sendable {
  /// Anywhere in what is being typed.
  case around
  /// On the line of the finding, or on that of a place that it points to.
  case onItsLines
}
