/// A rule's name in kebab case, as used in messages, configurations, and comments: "private-state".
package struct RuleID: Hashable, Sendable, Comparable, ExpressibleByStringLiteral, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
  package init(stringLiteral description: String) { self.description = description }

  package static func < (left: RuleID, right: RuleID) -> Bool { left.description < right.description }
}
