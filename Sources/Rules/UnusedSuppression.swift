import Facts

/// A comment that silences a rule where the rule has nothing to say.
struct UnusedSuppression: Rule {
  static let id: RuleID = "unused-suppression"
  let summary = "A comment silences a rule that reports nothing there"
  let rationale = """
    A comment that silences a rule tells readers that the code below does something on purpose that the rule warns \
    about. If the code has changed and the rule has nothing to report anymore, the comment is wrong, and it would hide \
    the next mistake in the same place.

    The same applies to a misspelled rule name, and to a comment that ends a region that was never started.
    """
  let defaultSeverity = Severity.information
  let findsUnnecessaryCode = true
  let absence: Absence? = .around
  let reference = "https://docs.swift.org/swift-book/documentation/the-swift-programming-language/thebasics/#Comments"

  let examples: [Example] = [
    .flagged(
      "The state below is already private",
      """
      import SwiftUI

      struct Counter: View {
          ⟦// statewise:disable:next private-state -- a test sets it⟧
          @State private var count = 0
          var body: some View { Text("\\(count)") }
      }
      """,
      fixed: ["    // statewise:disable:next private-state -- a test sets it\n": ""],
      because: "the comment may be meant for code that is not written yet"),
    .allowed(
      "The comment silences a finding",
      """
      import SwiftUI

      struct Counter: View {
          // statewise:disable:next private-state -- a test sets it
          @State var count = 0
          var body: some View { Text("\\(count)") }
      }
      """),
  ]

  /// Nothing: what a comment silences shows only when all other rules have spoken, and no rule hears another. The
  /// analyzer, which hears all, reports in this rule's name.
  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] { [] }
}
