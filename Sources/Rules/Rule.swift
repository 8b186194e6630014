import FactQuestions
import Facts
import SourceText

/// A check of the use of state wrappers: a pure function of facts, with the texts and examples that explain it.
package protocol Rule: Sendable {
  static var id: RuleID { get }
  /// The wrapper whose use the rule checks; nil if there is none, as in the rules about identities.
  var wrapper: Wrapper? { get }
  /// The problem in one line, for lists.
  var summary: String { get }
  /// The reason that the problem matters: what SwiftUI does at run time, and what the user sees.
  var rationale: String { get }
  var defaultSeverity: Severity { get }
  var isOnByDefault: Bool { get }
  /// The Apple page or other document that the rule is based on.
  var reference: String { get }
  var examples: [Example] { get }
  /// Older names of the rule, and its names in other tools, for configurations that come from there.
  var aliases: [String] { get }
  /// Whether the underlined code could simply be deleted. Editors show such code faded.
  var findsUnnecessaryCode: Bool { get }
  /// Whether the rule also checks previews, which other rules ignore.
  var checksPreviews: Bool { get }
  /// The area in which the user may still be about to type the code that the rule reports as missing; nil for a rule
  /// that does not report missing code. An editor shows new findings of the rule once the cursor has left that area;
  /// see `HeldFindings`.
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
  package var checksPreviews: Bool { false }
  package var absence: Absence? { nil }

  /// Returns whether a name refers to the rule: it is the rule's id or one of its aliases, in any case style.
  package func matchesName(_ name: String) -> Bool {
    func plain(_ name: String) -> String { name.lowercased().filter { $0 != "-" && $0 != "_" } }
    return ([id.description] + aliases).contains { plain($0) == plain(name) }
  }
}

/// The area in which the user may still add the code that a finding reports as missing.
package enum Absence: Sendable {
  /// Anywhere in the code that is being typed.
  case around
  /// On the line of the finding, or on the line of one of its related locations.
  case onItsLines
}
