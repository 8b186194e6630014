/// What surrounds the construction of the same index in `FileSummary.constructions`.
package struct CallSite: Sendable, Hashable {
  /// The calls of members behind it, in text order: `.padding().id(name)`.
  package let modifiers: [Modifier]
  /// The index in `FileFacts.enclosures` of the innermost closure with a call around it.
  package let enclosure: Int?
  /// Whether another expression follows on the same line or the call is an operand, so that a modifier cannot be put
  /// behind it without care.
  package let isOperand: Bool

  package init(modifiers: [Modifier], enclosure: Int?, isOperand: Bool) {
    self.modifiers = modifiers
    self.enclosure = enclosure
    self.isOperand = isOperand
  }
}

/// `.name(…)` behind an expression.
package struct Modifier: Sendable, Hashable {
  package let name: String
  package let arguments: [Argument]
  /// From the period to the end of the call.
  package let place: Place

  package init(name: String, arguments: [Argument], place: Place) {
    self.name = name
    self.arguments = arguments
    self.place = place
  }
}
