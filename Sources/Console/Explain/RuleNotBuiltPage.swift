/// The page that explains why a rule wasn't built.
package struct RuleNotBuiltPage {
  package let rule: RuleNotBuilt

  package init(_ rule: RuleNotBuilt) { self.rule = rule }

  /// - Parameter level: The level of the page's heading.
  package func blocks(level: Int = 1) -> [PageBlock] {
    [.heading(level, rule.id.description), .paragraph("Not built: \(rule.summary).")]
      + rule.reasons.split(separator: "\n\n").map { .paragraph(String($0)) }
      + [.list(rule.references.map { "Reference: \($0)" })]
  }
}
