/// `.id(value)` behind an expression.
package struct IdentityModifier: Sendable, Equatable {
  package let argument: Argument
  /// What in the argument is another value each time it is read: `UUID()` in `"row \(UUID())"`.
  package let volatilePart: Place?
  /// The innermost expression in front: `VStack { … }`, `content`, `db.row`.
  package let root: Value
  package let traits: Traits
  package let context: Construction.Context
  /// The index in `FileSummary.types` of the innermost type or extension around it.
  package let scope: Int?
  /// Everything in front.
  package let base: Place
  /// From the period to the closing parenthesis.
  package let place: Place

  package struct Traits: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A statement of its own or the content of a modifier, so that a builder shows it.
    package static let isShown = Traits(rawValue: 1 << 0)
    /// `.transition(…)` stands in the same chain.
    package static let hasTransition = Traits(rawValue: 1 << 1)
    /// `.animation(_, value:)` of the same value stands in the same chain.
    package static let isAnimated = Traits(rawValue: 1 << 2)
  }
}
