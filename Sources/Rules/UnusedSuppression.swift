import Facts

/// A comment that silences a rule where the rule has nothing to say.
struct UnusedSuppression: Rule {
  static let id: RuleID = "unused-suppression"
  let summary = "A comment silences a rule that reports nothing there"
  let rationale = """
    A comment that silences a rule tells readers that the code below does on purpose what the rule warns about. When \
    the code has changed and the rule has nothing to report any more, the comment tells something that is not true, \
    and it would hide the next mistake in the same place.

    The same goes for a rule's name that is misspelt, and for a comment that ends what nothing began.
    """
  let defaultSeverity = Severity.information
  let findsUnnecessaryCode = true
  let absence: Absence? = .around
  let reference = "https://docs.swift.org/swift-book/documentation/the-swift-programming-language/thebasics/#Comments"

  let examples: [Example] = [
    .flagged(
      "The state below is private by now",
      """
      import SwiftUI

      struct Counter: View {
          ⟦// statewise:disable:next private-state -- a test sets it⟧
          @State private var count = 0
          var body: some View { Text("\\(count)") }
      }
      """,
      fixed: ["    // statewise:disable:next private-state -- a test sets it\n": ""],
      because: "nothing tells whether it waits for code that is not written yet"),
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
