import FactQuestions
import Facts
import SourceText

struct UnusedSuppression: Rule {
  static let id: RuleID = "unused-suppression"
  let summary = "A comment suppresses a rule that reports nothing there"
  let rationale = """
    A comment that suppresses a rule tells readers that the code below does something on purpose that the rule warns \
    about. If the code has changed and the rule has nothing to report anymore, the comment is wrong, and it would hide \
    the next mistake in the same place.

    The same applies to a misspelled rule or command, such as `statewise:ignore`, to a reason without `--` in front, to \
    a comment that ends a region that was never started, and to `statewise:disable` after the code that it is meant for: \
    it applies only to the lines below it.
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
      "The comment suppresses a finding",
      """
      import SwiftUI

      struct Counter: View {
          // statewise:disable:next private-state -- a test sets it
          @State var count = 0
          var body: some View { Text("\\(count)") }
      }
      """),
  ]

  /// Always empty. Whether a comment suppresses anything is known only after all other rules have run, and rules do not
  /// have access to each other's findings. The analyzer has all of them and reports on behalf of this rule.
  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] { [] }
}
